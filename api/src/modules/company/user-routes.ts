import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { listCompanyRoles } from './roles.ts';
import {
  CompanyParams,
  CompanyRolesData,
  CompanyUserBody,
  CompanyUserParams,
  CompanyUserRoleBody,
  CompanyUserSchema,
} from './schemas.ts';
import { changeCompanyUser, changeCompanyUserRole, removeCompanyUser } from './users.ts';

/** The people of a company and what they may. */
export const userRoutes: ApiModule = async (app) => {
  const manage = { access: { permission: 'company_user:manage' } } as const;

  app.patch(
    '/company/:id/users/:userId',
    {
      config: manage,
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
      config: manage,
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
      // Whoever leaves by themself needs no permission.
      config: { access: 'session' },
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
    '/company/:id/roles',
    {
      config: { access: 'session' },
      schema: {
        tags: ['company'],
        summary: 'Roles of the company, for company_user:manage and company_role:manage',
        params: CompanyParams,
        response: responses(CompanyRolesData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await listCompanyRoles(app, request, request.params.id)),
  );
};
