import type { Permission } from '@cabinet/access/permissions';
import { NothingSchema, responses, success } from '#lib/envelope.ts';
import { LIST_PERMISSIONS } from '#lib/ledger/index.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readRolesOfCompany } from '../roles/read-roles.ts';
import { createRole } from '../roles/save-role.ts';
import { RoleBody, RolesData, SavedRoleSchema } from '../roles/schemas.ts';
import { demandOneOf, demandOwn, MANAGE_USERS } from './access.ts';
import { readNames } from './company-user-repository.ts';
import {
  CompanyNamesData,
  CompanyParams,
  CompanyUserBody,
  CompanyUserParams,
  CompanyUserRoleBody,
  CompanyUserSchema,
} from './schemas.ts';
import { changeCompanyUser, changeCompanyUserRole, removeCompanyUser } from './users.ts';

/** Who manages the people, or sees what each of them has spent. */
const SEE_NAMES: readonly [Permission, ...Permission[]] = [
  MANAGE_USERS,
  LIST_PERMISSIONS.transactions.company,
];

/** The people of a company and their rights. */
export const userRoutes: ApiModule = async (app) => {
  const manage = { access: { permission: 'company_user:manage' } } as const;

  app.patch(
    '/company/:id/users/:userId',
    {
      config: { ...manage, confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Set the cap of a person, suspend them, or take them back',
        params: CompanyUserParams,
        body: CompanyUserBody,
        response: responses(CompanyUserSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(await changeCompanyUser(app, request, request.params, request.body), 'Сохранено'),
  );

  app.put(
    '/company/:id/users/:userId/role',
    {
      config: { ...manage, confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Give a person another role',
        params: CompanyUserParams,
        body: CompanyUserRoleBody,
        response: responses(CompanyUserSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) =>
      success(
        await changeCompanyUserRole(app, request, request.params, request.body.role_id),
        'Роль изменена',
      ),
  );

  app.delete(
    '/company/:id/users/:userId',
    {
      // A person needs no permission to leave.
      config: { access: 'session', openedBy: ['company_user:manage'], confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Remove a person, or leave; never the owner',
        params: CompanyUserParams,
        response: responses(NothingSchema, 'AUTH.003', 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await removeCompanyUser(app, request, request.params);
      return success(null);
    },
  );

  app.get(
    '/company/:id/people',
    {
      config: { access: 'session', openedBy: SEE_NAMES },
      schema: {
        tags: ['company'],
        summary: 'The names of its people, by which its lists are filtered',
        params: CompanyParams,
        response: responses(CompanyNamesData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => {
      const { id } = request.params;
      demandOwn(sessionOf(request), id);
      demandOneOf(sessionOf(request), SEE_NAMES);
      return success(await readNames(app.context.connection.db, id));
    },
  );

  app.get(
    '/company/:id/roles',
    {
      config: { access: 'session', openedBy: ['company_user:manage', 'company_role:manage'] },
      schema: {
        tags: ['company'],
        summary: 'Roles of the company, for company_user:manage and company_role:manage',
        params: CompanyParams,
        response: responses(RolesData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => {
      demandOwn(sessionOf(request), request.params.id);
      return success(
        await readRolesOfCompany(app.context.connection.db, sessionOf(request), request.params.id),
      );
    },
  );

  app.post(
    '/company/:id/roles',
    {
      config: { access: { permission: 'company_role:manage' }, once: 'by-key', confirms: true },
      schema: {
        tags: ['company'],
        summary: 'Make a role of the company: only `company*` permissions and rules of model access',
        params: CompanyParams,
        body: RoleBody,
        response: responses(SavedRoleSchema, 'AUTH.003', 'RES.001', 'RES.002'),
      },
    },
    async (request) => {
      demandOwn(sessionOf(request), request.params.id);
      return success(await createRole(app, request, request.params.id, request.body), 'Роль успешно создана');
    },
  );
};
