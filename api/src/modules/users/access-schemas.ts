import { type Static, Type } from 'typebox';
import { NameRef, NullableText, named, nullable, UuidField } from '#lib/fields.ts';

const ROLE_REF = {
  role_id: Type.String(),
  role_name: Type.String(),
  company_id: NullableText,
  company_name: NullableText,
};

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
  company: nullable(NameRef),
});
export type FoundUser = Static<typeof FoundUserSchema>;

export const FoundUsersData = Type.Object({ users: Type.Array(FoundUserSchema) });

export const UserParams = Type.Object({ id: UuidField });

export const AccessQuery = Type.Object({
  model_id: Type.Optional(Type.String({ maxLength: 100, description: 'Without it every model is answered' })),
});

export const AccessData = named('UserAccess', {
  user: Type.Object({
    id: Type.String(),
    display_name: Type.String(),
    email: Type.String(),
    is_active: Type.Boolean(),
  }),
  role: Type.Object(ROLE_REF),
  models: Type.Array(
    named('UserModelAccess', {
      id: Type.String(),
      name: Type.String(),
      vendor: Type.String(),
      type: Type.String(),
      tags: Type.Array(Type.String()),
      enabled: Type.Boolean(),
      hasAccess: Type.Boolean({ description: 'What the rules of the role say' }),
      reason: NullableText,
      rule: Type.String({ description: 'The rule that decided' }),
      overridden: Type.Array(Type.String()),
      allowed: Type.Boolean({
        description: 'Whether a request goes through: rules, an enabled model and an active account',
      }),
    }),
  ),
});
