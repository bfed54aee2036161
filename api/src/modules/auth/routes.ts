import { PASSWORD_CHANGED_MESSAGE, RESET_CODE_SENT_MESSAGE } from '@cabinet/kernel/core/contract';
import type { FastifyRequest } from 'fastify';
import type { ApiModule } from '../../context.ts';
import { NothingSchema, responses, success } from '../../plugins/envelope.ts';
import { clearSessionCookie, SESSION_COOKIE, setSessionCookie } from '../../plugins/session.ts';
import { ResetBody, ResetConfirmBody, SignInBody, SignInData } from './schemas.ts';
import * as service from './service.ts';

export const auth: ApiModule = async (app) => {
  const { context, sharedLimits } = app;

  app.post(
    '/auth/sign-in',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in',
        body: SignInBody,
        response: responses(
          SignInData,
          'VAL.001',
          'VAL.002',
          'VAL.003',
          'VAL.004',
          'AUTH.004',
          'AUTH.007',
          'AUTH.008',
        ),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { account, token, expires } = await service.signIn(context, sharedLimits, {
        ...request.body,
        caller,
      });
      setSessionCookie(reply, token, expires);
      const { id, email, display_name } = account;
      return success({ user: { id, email, display_name }, expires_at: expires.toISOString() });
    },
  );

  app.post(
    '/auth/sign-out',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign out; also without a session', response: responses(NothingSchema, 'AUTH.008') },
    },
    async (request, reply) => {
      // The cookie goes even when the database cannot be told.
      clearSessionCookie(reply);
      await service.signOut(context, request.cookies[SESSION_COOKIE]);
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
        response: responses(
          NothingSchema,
          'VAL.001',
          'VAL.003',
          'VAL.004',
          'AUTH.005',
          'AUTH.007',
          'AUTH.008',
        ),
      },
    },
    async (request) => {
      await service.requestReset(context, sharedLimits, {
        email: request.body.email,
        caller: callerOf(request),
      });
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
        response: responses(
          NothingSchema,
          'VAL.001',
          'VAL.002',
          'VAL.003',
          'VAL.004',
          'AUTH.005',
          'AUTH.006',
          'AUTH.008',
        ),
      },
    },
    async (request) => {
      await service.confirmReset(context, sharedLimits, { ...request.body, caller: callerOf(request) });
      return success(null, PASSWORD_CHANGED_MESSAGE);
    },
  );
};

function callerOf(request: FastifyRequest): service.Caller {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    fingerprint: request.fingerprint,
    token: request.cookies[SESSION_COOKIE],
  };
}
