import { MODEL_ID_MAX_LENGTH } from '@cabinet/kernel/core/model-access';
import { Type } from 'typebox';
import { NullableText, named, nameField, nullable, UuidField } from '#lib/fields.ts';

export const REPLAY_DAYS = [7, 30, 90] as const;
const OR = new Intl.ListFormat('ru', { type: 'disjunction' });

const PERMISSIONS_ERROR = { code: 'VAL.003', message: 'Список прав указан неверно' } as const;

const PermissionStrings = Type.Array(Type.String({ maxLength: 300 }), {
  maxItems: 1000,
  'x-error': PERMISSIONS_ERROR,
});

export const PermissionSchema = named('PermissionInfo', {
  id: Type.String(),
  name: Type.String(),
  category: Type.String(),
  dynamic: Type.Boolean(),
  is_known: Type.Boolean({ description: 'The code asks for it, so it cannot be deleted' }),
  used_by_roles: Type.Integer(),
  roles: Type.Array(
    Type.Object({ role_id: Type.String(), role_name: Type.String(), company_name: NullableText }),
    { description: 'Those roles, the first 50' },
  ),
});
export const PermissionsData = Type.Array(PermissionSchema);

export const PermissionBody = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 80 }),
  name: nameField(100),
  category: nameField(60),
});

export const PermissionParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const CallsData = Type.Array(
  Type.Object({ permission: Type.String(), method: Type.String(), path: Type.String() }),
);

export const SuggestionsData = Type.Object({
  vendors: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  types: Type.Array(Type.String()),
  models: Type.Array(
    named('SuggestedModel', {
      id: Type.String(),
      name: Type.String(),
      vendor: Type.String(),
      type: Type.String(),
      tags: Type.Array(Type.String()),
      enabled: Type.Boolean(),
    }),
  ),
});

export const PreviewBody = Type.Object({
  permissions: PermissionStrings,
  role_id: Type.Optional(UuidField),
});

const VERDICT = {
  hasAccess: Type.Boolean(),
  reason: NullableText,
  rule: Type.String({ description: 'The rule that decided' }),
  overridden: Type.Array(Type.String(), {
    description: 'The rules before it that say something of this model',
  }),
};

export const PreviewData = Type.Object({
  models: Type.Array(
    named('PreviewRow', {
      id: Type.String(),
      name: Type.String(),
      vendor: Type.String(),
      type: Type.String(),
      tags: Type.Array(Type.String()),
      ...VERDICT,
    }),
  ),
  summary: Type.Object({ allowed: Type.Integer(), blocked: Type.Integer() }),
  diff: nullable(
    Type.Object({
      gained: Type.Array(Type.String()),
      lost: Type.Array(Type.String()),
      people: Type.Integer({ description: 'How many people have the role' }),
    }),
  ),
});

export const ReplayBody = Type.Object({
  permissions: PermissionStrings,
  role_id: UuidField,
  days: Type.Optional(
    Type.Union(
      REPLAY_DAYS.map((days) => Type.Literal(days)),
      { 'x-error': { code: 'VAL.003', message: `Срок — ${OR.format(REPLAY_DAYS.map(String))} дней` } },
    ),
  ),
});

/** An answer of an earlier release does not tell what the edit refuses: whoever reads it shows all refusals then. */
const REFUSED = {
  refused: Type.Integer(),
  refused_by_edit: Type.Optional(Type.Integer()),
  amount: Type.String(),
};

export const ReplayData = Type.Object({
  days: Type.Integer(),
  from: Type.String(),
  to: Type.String(),
  charges: Type.Integer(),
  refused: Type.Integer(),
  amount_refused: Type.String(),
  refused_by_edit: Type.Optional(
    Type.Integer({ description: 'Of these, the charges that the saved rules let pass' }),
  ),
  amount_by_edit: Type.Optional(Type.String()),
  people: Type.Array(
    Type.Object({
      user_id: Type.String(),
      display_name: Type.String(),
      ...REFUSED,
    }),
    { description: 'Those who would have been refused, the most by the edit first, the first 100' },
  ),
  people_count: Type.Integer(),
  models: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...REFUSED }), {
    description: 'The models of those charges, the most first',
  }),
});

export const CheckBody = Type.Object({
  permission: Type.String({ minLength: 1, maxLength: 300 }),
  modelInfo: Type.Object({
    id: Type.String({ maxLength: MODEL_ID_MAX_LENGTH }),
    name: Type.Optional(Type.String({ maxLength: 100 })),
    developer: Type.Optional(Type.String({ maxLength: 100 })),
    vendor: Type.Optional(Type.String({ maxLength: 100 })),
    type: Type.Optional(Type.String({ maxLength: 100 })),
    tags: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  }),
});
export const CheckData = Type.Object({ allowed: Type.Boolean(), matches: Type.Boolean() });
