import { responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { callerOf } from '../caller.ts';
import { demandSecondFactor, letIn } from '../entry-cookies.ts';
import { SignInData } from '../schemas.ts';
import { FirstPasswordBody, FirstPasswordData, FirstPasswordParams } from './schemas.ts';
import { setFirstPassword, viewLink } from './set-password.ts';

/** The calls behind the link of a letter that an administrator has sent (product §19.1). */
export const firstPasswordRoutes: ApiModule = async (app) => {
  const { context, sharedLimits } = app;

  app.get(
    '/auth/first-password/:token',
    {
      config: { access: 'public', hidesPath: true },
      schema: {
        summary: 'What a link that sets the first password is for',
        params: FirstPasswordParams,
        response: responses(FirstPasswordData, 'RES.001'),
      },
    },
    async (request) => success(await viewLink(context.connection.db, request.params.token)),
  );

  app.post(
    '/auth/first-password',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Set the first password of an account, and sign in',
        body: FirstPasswordBody,
        response: responses(SignInData, 'AUTH.004', 'AUTH.007', 'AUTH.012', 'RES.001', 'RES.003', 'VAL.002'),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { token: secret, password } = request.body;
      const passed = await context.hashing.run('new password', () =>
        setFirstPassword(context, sharedLimits, { secret, password, caller }),
      );
      if ('step' in passed) throw demandSecondFactor(reply, passed.step);
      return success(letIn(reply, passed.entered), 'Пароль задан');
    },
  );
};
