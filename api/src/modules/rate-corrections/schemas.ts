import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { MODEL_ID_MAX_LENGTH } from '@cabinet/kernel/core/model-access';
import { Type } from 'typebox';
import {
  choiceOf,
  NullableText,
  named,
  nameField,
  nullable,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { CORRECTION_SCOPES, CORRECTION_STATES } from '#lib/pricing/index.ts';
import { ProposalSchema } from '#lib/proposals/schemas.ts';

/** Whether it is withdrawn, and otherwise before, within or behind its dates. */

export const MAX_MULTIPLIER = 100;

export const NamedUser = nullable(PersonRef);
const ScopeType = choiceOf(CORRECTION_SCOPES, {
  'x-error': { code: 'VAL.003', message: 'Область — all, vendor, tag, type или model' },
});
const State = choiceOf(CORRECTION_STATES);

const CORRECTION = {
  id: Type.String(),
  number: Type.Integer(),
  scope: named('CorrectionScope', {
    type: ScopeType,
    value: NullableText,
    name: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Of a model its name, else the value',
    }),
  }),
  target: named('CorrectionTarget', {
    payer_id: NullableText,
    tier: NullableText,
    name: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: "The payer's or the tier's; null is everybody",
    }),
  }),
  multiplier: Type.String(),
  reason: Type.String(),
  valid_from: TimeField,
  valid_to: nullable(TimeField),
  is_active: Type.Boolean({ description: 'False once it was withdrawn' }),
  state: State,
  created_by: NamedUser,
  created_at: TimeField,
  updated_by: NamedUser,
  updated_at: nullable(TimeField),
  deactivated_by: NamedUser,
  deactivated_at: nullable(TimeField),
  deactivation_reason: NullableText,
  version: Type.Integer(),
};

export const CorrectionSchema = named('RateCorrection', CORRECTION);

/** How many corrections are in each state, whatever the filter. */
export const CorrectionCounts = Type.Object({
  active: Type.Integer(),
  planned: Type.Integer(),
  past: Type.Integer(),
  inactive: Type.Integer(),
});

const Change = Type.Object({ field: Type.String(), before: NullableText, after: NullableText });

export const CorrectionDetailSchema = named('RateCorrectionDetail', {
  ...CORRECTION,
  proposal: nullable(ProposalSchema),
  history: Type.Array(
    Type.Object({
      at: TimeField,
      action: choiceOf(['create', 'update', 'deactivate']),
      by: NamedUser,
      proposed_by: NamedUser,
      changes: Type.Array(Change),
    }),
    { description: 'The newest first' },
  ),
});

export const OverlapsSchema = named('RateCorrectionOverlaps', {
  total: Type.Integer(),
  items: Type.Array(
    Type.Object({
      correction: CorrectionSchema,
      wins: choiceOf(['this', 'other'], { description: 'Which of both applies where they meet' }),
      models: Type.Integer({ description: 'How many models both cover' }),
      from: TimeField,
      to: nullable(TimeField),
    }),
    { description: 'The strongest first, at most 50' },
  ),
});

/** What of the call waits for a second person; the rest of the answer is the correction as it stands (product §18.1). */
const PROPOSED = { proposal: nullable(ProposalSchema) };

export const SavedCorrectionSchema = named('SavedRateCorrection', {
  ...CORRECTION,
  overlaps: OverlapsSchema,
  ...PROPOSED,
});

export const NewCorrectionSchema = named('NewRateCorrection', {
  ...CORRECTION,
  id: Type.String({ description: 'Of one that is only proposed: the id that it will have' }),
  number: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description:
      'Null while it is only proposed: then `proposal` is set, `is_active` is false and nothing applies',
  }),
  overlaps: OverlapsSchema,
  ...PROPOSED,
});

export const WithdrawnCorrectionSchema = named('WithdrawnRateCorrection', { ...CORRECTION, ...PROPOSED });

const Multiplier = Type.String({
  pattern: '^\\d{1,3}(\\.\\d{1,4})?$',
  'x-error': {
    code: 'VAL.003',
    message: `Множитель — число больше 0 и не больше ${MAX_MULTIPLIER}, до четырёх знаков после точки`,
  },
});
export const Reason = nameField(REASON_MAX_LENGTH, {
  code: 'VAL.003',
  message: `Причина — от 1 до ${REASON_MAX_LENGTH} символов`,
});
const Moment = Type.String({
  format: 'date-time',
  'x-error': { code: 'VAL.003', message: 'Дата указана неверно' },
});
const ScopeBody = Type.Object({
  type: ScopeType,
  value: Type.Optional(nullable(Type.String({ maxLength: MODEL_ID_MAX_LENGTH }))),
});
const TargetBody = Type.Object({
  payer_id: Type.Optional(nullable(UuidField)),
  tier: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
});

const DRAFT = {
  scope: ScopeBody,
  target: Type.Optional(TargetBody),
  multiplier: Multiplier,
  valid_from: Type.Optional(Moment),
  valid_to: Type.Optional(nullable(Moment)),
};

export const NewCorrectionBody = Type.Object({ ...DRAFT, reason: Reason });

export const CorrectionChangeBody = Type.Object({
  scope: Type.Optional(ScopeBody),
  target: Type.Optional(TargetBody),
  multiplier: Type.Optional(Multiplier),
  reason: Type.Optional(Reason),
  valid_from: Type.Optional(Moment),
  valid_to: Type.Optional(nullable(Moment)),
  version: Type.Integer({
    minimum: 1,
    description: 'Of the correction that was changed; an older one is RES.002',
  }),
});

export const DraftBody = Type.Object({
  ...DRAFT,
  id: Type.Optional(nullable(UuidField)),
});

export const DeactivateBody = Type.Object({ reason: Type.Optional(nullable(Reason)) });
export const CorrectionParams = Type.Object({ id: UuidField });
