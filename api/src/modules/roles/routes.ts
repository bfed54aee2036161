import { responses, success } from '#lib/envelope.ts';
import { PROPOSED } from '#lib/proposals/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { assignRole, removeRole } from './assign-role.ts';
import { deleteRole } from './delete-role.ts';
import { roleLists } from './list.ts';
import { readGlobalRoles, readRole, readRolesOfCompany } from './read-roles.ts';
import { changeRole, createRole } from './save-role.ts';
import {
  AssignBody,
  AssignedData,
  RemovedData,
  RemoveQuery,
  RoleBody,
  RoleChangeBody,
  RoleOfCompanyParams,
  RoleParams,
  RoleSchema,
  RolesData,
  SavedRoleSchema,
} from './schemas.ts';

const MANAGE = { access: { permission: 'role:manage' } } as const;

/** People who keep global roles, or those of their own company. */
const KEEPERS = { access: 'session', openedBy: ['role:manage', 'company_role:manage'] } as const;

/** Roles, global ones and those of companies (product §17.1). */
export const roles: ApiModule = async (app) => {
  const { db } = app.context.connection;
  await app.register(roleLists);

  app.get(
    '/roles/global',
    {
      config: { access: 'session', openedBy: ['role:manage', 'user:manage'] },
      schema: {
        tags: ['roles'],
        summary: 'The global roles: role:manage or user:manage',
        response: responses(RolesData, 'AUTH.003'),
      },
    },
    async (request) => success(await readGlobalRoles(db, sessionOf(request))),
  );

  app.get(
    '/roles/company/:id',
    {
      config: { access: 'session', openedBy: ['role:manage', 'company_role:manage', 'company_user:manage'] },
      schema: {
        tags: ['roles'],
        summary: 'The roles of a company: role:manage, or in it company_role:manage or company_user:manage',
        params: RoleOfCompanyParams,
        response: responses(RolesData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readRolesOfCompany(db, sessionOf(request), request.params.id)),
  );

  app.get(
    '/roles/:id',
    {
      config: KEEPERS,
      schema: {
        tags: ['roles'],
        summary: 'One role: role:manage, or company_role:manage for one of the own company',
        params: RoleParams,
        response: responses(RoleSchema, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readRole(db, sessionOf(request), request.params.id)),
  );

  app.post(
    '/roles',
    {
      config: { ...MANAGE, once: 'by-key', confirms: true },
      schema: {
        tags: ['roles'],
        summary: 'Make a global role',
        body: RoleBody,
        response: responses(SavedRoleSchema, 'AUTH.003', 'RES.002'),
      },
    },
    async (request) => success(await createRole(app, request, null, request.body), 'Роль успешно создана'),
  );

  app.put(
    '/roles/:id',
    {
      config: { ...KEEPERS, confirms: true },
      schema: {
        tags: ['roles'],
        summary: 'Change a role: role:manage, or company_role:manage for one of the own company',
        description: 'RES.002 with `details.current` when somebody else changed it meanwhile.',
        params: RoleParams,
        body: RoleChangeBody,
        response: responses(SavedRoleSchema, 'AUTH.003', 'RES.001', 'RES.002', 'RES.003'),
      },
    },
    async (request) => {
      const saved = await changeRole(app, request, request.params.id, request.body);
      return success(saved, saved.proposal ? PROPOSED : 'Роль успешно обновлена');
    },
  );

  app.delete(
    '/roles/:id',
    {
      config: { ...KEEPERS, confirms: true },
      schema: {
        tags: ['roles'],
        summary: 'Delete a role, moving its people first with `move_to`',
        description: 'RES.003 with `details.users_count` while somebody has it, and of a system role.',
        params: RoleParams,
        querystring: RemoveQuery,
        response: responses(RemovedData, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(await deleteRole(app, request, request.params.id, request.query.move_to), 'Роль удалена'),
  );

  app.post(
    '/roles/:id/assign',
    {
      config: { ...KEEPERS, confirms: true },
      schema: {
        tags: ['roles'],
        summary: 'Give somebody this role',
        params: RoleParams,
        body: AssignBody,
        response: responses(AssignedData, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const assigned = await assignRole(app, request, request.params.id, request.body.userId);
      return success(assigned, assigned.proposal ? PROPOSED : 'Роль назначена');
    },
  );

  app.post(
    '/roles/:id/remove',
    {
      config: { ...KEEPERS, confirms: true },
      schema: {
        tags: ['roles'],
        summary: 'Take this role from somebody, who then has «Пользователь», in a company «Сотрудник»',
        params: RoleParams,
        body: AssignBody,
        response: responses(AssignedData, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      const assigned = await removeRole(app, request, request.params.id, request.body.userId);
      return success(assigned, assigned.proposal ? PROPOSED : 'Роль снята');
    },
  );
};
