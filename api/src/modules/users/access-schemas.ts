import { MODEL_ID_MAX_LENGTH, ROLE_SIDES } from '@cabinet/kernel/core/model-access';
import { type Static, Type } from 'typebox';
import { choiceOf, NameRef, NullableText, named, nullable, RoleRef, UuidField } from '#lib/fields.ts';

const ROLE_REF = {
  role_id: Type.String(),
  role_name: Type.String(),
  company_id: NullableText,
  company_name: NullableText,
};

/** Whose rule it is, of the roles of a person. */
const SideField = choiceOf(ROLE_SIDES);

export const UserSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});

const FoundUserSchema = named('FoundUser', {
  id: Type.String(),
  display_name: Type.String(),
  email: Type.String(),
  is_active: Type.Boolean(),
  role: Type.Object(ROLE_REF),
  global_role: nullable(RoleRef),
  company: nullable(NameRef),
});
export type FoundUser = Static<typeof FoundUserSchema>;

export const FoundUsersData = Type.Object({ users: Type.Array(FoundUserSchema) });

export const UserParams = Type.Object({ id: UuidField });

export const AccessQuery = Type.Object({
  model_id: Type.Optional(
    Type.String({ maxLength: MODEL_ID_MAX_LENGTH, description: 'Without it every model is answered' }),
  ),
});

export const AccessData = named('UserAccess', {
  user: Type.Object({
    id: Type.String(),
    display_name: Type.String(),
    email: Type.String(),
    is_active: Type.Boolean(),
  }),
  role: Type.Object(ROLE_REF),
  global_role: nullable(RoleRef),
  models: Type.Array(
    named('UserModelAccess', {
      id: Type.String(),
      name: Type.String(),
      vendor: Type.String(),
      type: Type.String(),
      tags: Type.Array(Type.String()),
      enabled: Type.Boolean(),
      hasAccess: Type.Boolean({ description: 'What the rules of the roles say: all of them must open it' }),
      reason: NullableText,
      rule: Type.String({ description: 'The rule that decided' }),
      rule_of: SideField,
      overridden: Type.Array(Type.String()),
      verdicts: Type.Array(
        named('RoleVerdict', {
          of: SideField,
          hasAccess: Type.Boolean(),
          reason: NullableText,
          rule: Type.String(),
          overridden: Type.Array(Type.String()),
        }),
        { description: 'Of each role, the present one first' },
      ),
      allowed: Type.Boolean({
        description: 'Whether a request goes through: rules, an enabled model and an active account',
      }),
    }),
  ),
});
