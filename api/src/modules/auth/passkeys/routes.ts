import { ApiError } from '#lib/api-error.ts';
import { responses } from '#lib/envelope.ts';
import { AssertionBody, ChallengeData } from '#lib/second-factors/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { SignInData } from '../schemas.ts';

/** A sign-in by a passkey, which is both factors (product §12.9). */
export const passkeySignInRoutes: ApiModule = async (app) => {
  app.post(
    '/auth/passkeys/challenge',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What a passkey is to sign to sign in; nothing is stored for it',
        response: responses(ChallengeData),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
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
    async () => {
      throw new ApiError('SYS.002');
    },
  );
};
