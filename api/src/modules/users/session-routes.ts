import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { endOtherSessions, endSession, readSessions } from './devices.ts';
import { RevokedData, SessionIdParams, SessionsData } from './schemas.ts';

export const sessionRoutes: ApiModule = async (app) => {
  const { db } = app.context.connection;

  app.get(
    '/users/me/sessions',
    {
      config: { access: 'session', withoutFactor: true },
      schema: {
        summary: 'Devices where the current user is signed in',
        response: responses(SessionsData),
      },
    },
    async (request) => success(await readSessions(db, sessionOf(request))),
  );

  app.delete(
    '/users/me/sessions/:id',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'End one session',
        params: SessionIdParams,
        response: responses(NothingSchema, 'RES.001'),
      },
    },
    async (request) => {
      await endSession(db, sessionOf(request), request.params.id, request);
      return success(null, 'Сеанс завершён');
    },
  );

  app.delete(
    '/users/me/sessions',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'End all other sessions',
        response: responses(RevokedData, 'RES.001'),
      },
    },
    async (request) => {
      const revoked = await endOtherSessions(db, sessionOf(request), request);
      return success({ revoked }, 'Остальные сеансы завершены');
    },
  );
};
