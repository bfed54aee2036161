import { COHORT_COOKIE } from '@cabinet/http-server';
import { PASSWORD_CHANGED_MESSAGE, RESET_CODE_SENT_MESSAGE } from '@cabinet/kernel/core/contract';
import { NothingSchema, responses, success } from '#lib/envelope.ts';
import type { ApiModule } from '#plugins/context.ts';
import { clearCookie } from '#plugins/gates/cookies.ts';
import { callerOf } from './caller.ts';
import { emailLinkRoutes } from './email/routes.ts';
import { demandSecondFactor, letIn, setDeviceCookie } from './entry-cookies.ts';
import { firstPasswordRoutes } from './first-password/routes.ts';
import { passkeySignInRoutes } from './passkeys/routes.ts';
import { confirmReset, requestReset } from './password-reset.ts';
import { reauthenticationRoutes } from './reauthentication/routes.ts';
import { ResetBody, ResetConfirmBody, SignInBody, SignInData } from './schemas.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const auth: ApiModule = async (app) => {
  const { context, sharedLimits } = app;
  await app.register(firstPasswordRoutes);
  await app.register(secondFactorRoutes);
  await app.register(passkeySignInRoutes);
  await app.register(reauthenticationRoutes);
  await app.register(emailLinkRoutes);

  app.post(
    '/auth/sign-in',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in',
        body: SignInBody,
        response: responses(SignInData, 'AUTH.004', 'AUTH.007', 'AUTH.012'),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const passed = await signIn(context, sharedLimits, { ...request.body, caller });
      if ('step' in passed) throw demandSecondFactor(reply, passed.step);
      return success(letIn(reply, passed.entered));
    },
  );

  app.post(
    '/auth/sign-out',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign out; also without a session', response: responses(NothingSchema) },
    },
    async (request, reply) => {
      // The cookie is removed even when the database does not answer.
      clearCookie(reply, 'cabinet_session');
      clearCookie(reply, COHORT_COOKIE);
      await signOut(context, callerOf(request));
      return success(null);
    },
  );

  app.post(
    '/auth/password-reset',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Send a reset code by mail',
        body: ResetBody,
        response: responses(NothingSchema, 'AUTH.005', 'AUTH.007'),
      },
    },
    async (request) => {
      await requestReset(context, sharedLimits, { ...request.body, caller: callerOf(request) });
      return success(null, RESET_CODE_SENT_MESSAGE);
    },
  );

  app.post(
    '/auth/password-reset/confirm',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Set a new password by a reset code',
        body: ResetConfirmBody,
        response: responses(NothingSchema, 'AUTH.005', 'AUTH.006'),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const confirm = () => confirmReset(context, sharedLimits, { ...request.body, caller });
      setDeviceCookie(reply, await context.hashing.run('new password', confirm));
      return success(null, PASSWORD_CHANGED_MESSAGE);
    },
  );
};
