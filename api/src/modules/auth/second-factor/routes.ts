import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { responses, success } from '#lib/envelope.ts';
import { RecoveryCodeBody, TotpBody } from '#lib/second-factors/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { callerOf } from '../caller.ts';
import { letIn } from '../entry-cookies.ts';
import { SignInData } from '../schemas.ts';
import { finishSignIn, type TypedFactor } from './finish.ts';

/** The second step of a sign-in whose password was right (product §12.9). */
export const secondFactorRoutes: ApiModule = async (app) => {
  const { context, sharedLimits } = app;
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    typed: { readonly by: TypedFactor; readonly code: string },
  ): Promise<Static<typeof SignInData>> {
    return letIn(reply, await finishSignIn(context, sharedLimits, { caller: callerOf(request), ...typed }));
  }

  app.post(
    '/auth/sign-in/totp',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Finish a sign-in by the code of an app',
        body: TotpBody,
        response: responses(SignInData, 'AUTH.006', 'AUTH.007', 'RES.003'),
      },
    },
    async (request, reply) => success(await finish(request, reply, { by: 'totp', code: request.body.code })),
  );

  app.post(
    '/auth/sign-in/recovery-code',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Finish a sign-in by a recovery code',
        body: RecoveryCodeBody,
        response: responses(SignInData, 'AUTH.006', 'AUTH.007', 'RES.003'),
      },
    },
    async (request, reply) =>
      success(await finish(request, reply, { by: 'recovery_code', code: request.body.code })),
  );
};
