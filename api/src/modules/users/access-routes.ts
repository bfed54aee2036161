import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { findUsers, readAccess } from './access.ts';
import { AccessData, AccessQuery, FoundUsersData, UserParams, UserSearchQuery } from './access-schemas.ts';

/** Finding a person, and why they may or may not use a model. */
export const accessRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/users',
    {
      config: { access: { permission: 'user:manage' } },
      schema: {
        summary: 'People by name or e-mail, the first of them',
        querystring: UserSearchQuery,
        response: responses(FoundUsersData),
      },
    },
    async (request) => success(await findUsers(db, request.query)),
  );

  app.get(
    '/users/:id/access',
    {
      config: { access: 'session', openedBy: ['user:manage', 'company_user:manage'] },
      schema: {
        summary:
          'Person, role, rule, result: user:manage, or company_user:manage for people of the own company',
        params: UserParams,
        querystring: AccessQuery,
        response: responses(AccessData, 'AUTH.003', 'RES.001'),
      },
    },
    async (request) => success(await readAccess(db, sessionOf(request), request.params.id, request.query)),
  );
};
