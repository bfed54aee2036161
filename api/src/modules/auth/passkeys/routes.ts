import { responses, success } from '#lib/envelope.ts';
import { newChallenge } from '#lib/second-factors/index.ts';
import { AssertionBody, ChallengeData } from '#lib/second-factors/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { callerOf } from '../caller.ts';
import { letIn } from '../entry-cookies.ts';
import { SignInData } from '../schemas.ts';
import { signInByPasskey } from './sign-in.ts';

/** A sign-in by a passkey, which is both factors (product §12.9). */
export const passkeySignInRoutes: ApiModule = async (app) => {
  const { context, sharedLimits } = app;

  app.post(
    '/auth/passkeys/challenge',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What a passkey is to sign to sign in; nothing is stored for it',
        response: responses(ChallengeData),
      },
    },
    async ({ cabinetOrigin: origin }) =>
      success(newChallenge(context, { purpose: 'sign-in', subject: '', origin })),
  );

  app.post(
    '/auth/passkeys/sign-in',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in by a passkey, also as the second step of a sign-in by password',
        body: AssertionBody,
        response: responses(SignInData, 'AUTH.006', 'AUTH.007'),
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      return success(
        letIn(reply, await signInByPasskey(context, sharedLimits, { assertion: request.body, caller })),
      );
    },
  );
};
