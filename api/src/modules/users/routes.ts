import { PASSWORD_CHANGED_MESSAGE } from '@cabinet/kernel/core/contract';
import { retryRead } from '#db/database-down.ts';
import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { accessRoutes } from './access-routes.ts';
import { attentionRoutes } from './attention-routes.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { balanceRoutes } from './balance-routes.ts';
import { changePassword } from './change-password.ts';
import { ownEmailRoutes } from './email/routes.ts';
import { factorRoutes } from './factors/routes.ts';
import { MeData, PasswordBody, ProfileBody, ThemeBody, UserIdParams } from './schemas.ts';
import * as service from './service.ts';
import { sessionRoutes } from './session-routes.ts';
import { spendingRoutes } from './spending-routes.ts';
import { tellCohort } from './tell-cohort.ts';
import { viewRoutes } from './view-routes.ts';

export const users: ApiModule = async (app) => {
  const { context, sharedLimits } = app;
  const { db } = context.connection;

  await app.register(accessRoutes);
  await app.register(attentionRoutes);
  await app.register(balanceRoutes);
  await app.register(spendingRoutes);
  await app.register(sessionRoutes);
  await app.register(avatarRoutes);
  await app.register(factorRoutes);
  await app.register(ownEmailRoutes);
  await app.register(viewRoutes);

  app.get(
    '/users/me',
    {
      config: { access: 'session', fingerprint: 'required', withoutFactor: true },
      schema: {
        summary: 'The current user with balance and tier',
        response: responses(MeData),
      },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      tellCohort(request, reply, session.userId);
      return success(await retryRead(() => service.readMe(db, context.config, session)));
    },
  );

  app.patch(
    '/users/:id',
    {
      config: { access: 'session', confirms: ['phone', 'password'] },
      schema: {
        summary: 'Save the profile',
        params: UserIdParams,
        body: ProfileBody,
        response: responses(MeData, 'RES.001'),
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const userId = service.targetUser(session, request.params.id);
      const me = await service.updateProfile(context, sharedLimits, {
        session,
        userId,
        body: request.body,
        origin: request,
      });
      return success(me, 'Профиль сохранён');
    },
  );

  app.patch(
    '/users/me/theme',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'Choose the theme',
        body: ThemeBody,
        response: responses(MeData),
      },
    },
    async (request) => success(await service.changeTheme(context, sessionOf(request), request.body.theme)),
  );

  app.post(
    '/users/me/password',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'Change the password, knowing the current one',
        body: PasswordBody,
        response: responses(NothingSchema),
      },
    },
    async (request) => {
      const { current_password: current, new_password: next } = request.body;
      const session = sessionOf(request);
      await changePassword(context, sharedLimits, {
        session,
        passwords: { current, next, field: 'new_password' },
        origin: request,
      });
      return success(null, PASSWORD_CHANGED_MESSAGE);
    },
  );
};
