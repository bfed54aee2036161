import {
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
  ROLE_NAME_MAX_LENGTH,
  ROLE_NAME_REQUIRED_MESSAGE,
} from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import {
  NullableText,
  named,
  nullable,
  optionalNameField,
  optionalTextField,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { ProposalSchema } from '#lib/proposals/schemas.ts';

const PERMISSIONS_ERROR = { code: 'VAL.003', message: 'Список прав указан неверно' } as const;

/** Static permissions and rules about models as one list, the rules in their order (product §3.6). */
export const PermissionStrings = Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
  maxItems: 1000,
  'x-error': PERMISSIONS_ERROR,
});

/** What awaits a second person before it takes effect; null: all is done (product §19.5). */
const Waiting = nullable(ProposalSchema);

const ROLE = {
  role_id: Type.String(),
  role_name: Type.String(),
  description: Type.String(),
  permissions: Type.Array(Type.String(), {
    description: 'Static permissions, then the rules of model access in their order',
  }),
  company_id: NullableText,
  company_name: NullableText,
  is_system: Type.Boolean({ description: 'It can be read and copied, not changed' }),
  users_count: Type.Integer({
    description:
      'Who has it, who gets it back after a suspension, and who keeps it beside a role of a company',
  }),
  kept_count: Type.Integer({ description: 'Of those the last' }),
  models_open: Type.Integer({ description: 'How many of the enabled models it opens' }),
  models_total: Type.Integer(),
  may_assign: Type.Boolean({ description: 'Whether the caller holds all that it grants' }),
  version: Type.Integer(),
  updated_at: TimeField,
  updated_by: nullable(PersonRef),
};

export const RoleSchema = named('Role', ROLE);
export const RolesData = Type.Array(RoleSchema);

export const SavedRoleSchema = named('SavedRole', {
  ...ROLE,
  diff: Type.Object({ added: Type.Array(Type.String()), removed: Type.Array(Type.String()) }),
  dropped: Type.Array(Type.String(), {
    description: 'Strings that are no permission, or name an unknown value (product §5.7)',
  }),
  proposal: Waiting,
});

export const RoleBody = Type.Object({
  name: optionalNameField(ROLE_NAME_MAX_LENGTH, { code: 'VAL.003', message: ROLE_NAME_REQUIRED_MESSAGE }),
  description: Type.Optional(
    optionalTextField(ROLE_DESCRIPTION_MAX_LENGTH * 2, {
      code: 'VAL.003',
      message: ROLE_DESCRIPTION_TOO_LONG_MESSAGE,
    }),
  ),
  permissions: PermissionStrings,
});

export const RoleChangeBody = Type.Object({
  ...RoleBody.properties,
  version: Type.Integer({ minimum: 1, description: 'Of the role that was changed; an older one is RES.002' }),
});

export const RoleParams = Type.Object({ id: UuidField });
export const RoleOfCompanyParams = Type.Object({ id: UuidField });
export const RemoveQuery = Type.Object({
  move_to: Type.Optional(UuidField),
});
export const RemovedData = Type.Object({ moved: Type.Integer() });
export const AssignBody = Type.Object({ userId: UuidField });
export const AssignedData = Type.Object({
  user_id: Type.String(),
  role: Type.Object(
    { role_id: Type.String(), role_name: Type.String() },
    { description: 'The role that the person has now' },
  ),
  proposal: Waiting,
});
