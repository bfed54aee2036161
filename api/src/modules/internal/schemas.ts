import { MODEL_ID_MAX_LENGTH } from '@cabinet/kernel/core/model-access';
import { Type } from 'typebox';
import { choiceOf, NullableText, nullable, TimeField, UuidField } from '#lib/fields.ts';
import { PayerSchema } from '#lib/ledger/schemas.ts';

const TOKENS_MAX = 1_000_000_000;
const REQUEST_ID_MAX_LENGTH = 100;
const HOLD_SECONDS_MAX = 86_400;

const TokensField = Type.Integer({
  minimum: 0,
  maximum: TOKENS_MAX,
  'x-error': { code: 'VAL.003', message: 'Токены — целое число от нуля' },
});

export const RequestIdField = Type.String({
  pattern: `^[\\x21-\\x7e]{1,${REQUEST_ID_MAX_LENGTH}}$`,
  'x-error': { code: 'VAL.003', message: `Номер запроса — до ${REQUEST_ID_MAX_LENGTH} печатных символов` },
});

const Tokens = { input_tokens: TokensField, output_tokens: TokensField };

export const ChargeBody = Type.Object({
  user_id: UuidField,
  model_id: Type.String({ minLength: 1, maxLength: MODEL_ID_MAX_LENGTH }),
  ...Tokens,
  request_id: RequestIdField,
});

export const HoldBody = Type.Object({
  ...ChargeBody.properties,
  expires_in: Type.Optional(
    Type.Integer({ minimum: 1, maximum: HOLD_SECONDS_MAX, description: 'Seconds; 15 minutes if absent' }),
  ),
});

export const CaptureBody = Type.Object(Tokens);

export const HoldParams = Type.Object({ id: UuidField });
export const UserParams = Type.Object({ id: UuidField });

const Price = {
  amount: Type.String(),
  base_amount: Type.String({ description: 'Before the correction and the tier' }),
  correction: nullable(Type.Object({ id: Type.String(), multiplier: Type.String() })),
  tier: Type.String(),
  tier_multiplier: Type.String(),
};

const Money = {
  payer: PayerSchema,
  balance: Type.String(),
  held: Type.String(),
  available: Type.String(),
};

export const ChargeData = Type.Object({
  request_id: Type.String(),
  entry_id: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Null where nothing was to pay',
  }),
  hold_id: NullableText,
  ...Price,
  ...Money,
  replayed: Type.Boolean(),
});

/** With `free` there is nothing to pay, so there is no reserve. */
const HOLD_STATUSES = ['active', 'captured', 'released', 'expired', 'free'] as const;

export const HoldData = Type.Object({
  id: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Null where nothing is to pay' }),
  request_id: Type.String(),
  status: choiceOf(HOLD_STATUSES),
  expires_at: nullable(TimeField),
  ...Price,
  ...Money,
  replayed: Type.Boolean(),
});

export const ReleaseData = Type.Object({
  id: Type.String(),
  status: Type.Literal('released'),
  available: Type.String(),
});
