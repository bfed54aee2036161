import { ApiError } from '#lib/api-error.ts';
import { responses } from '#lib/envelope.ts';
import { RecoveryCodeBody, TotpBody } from '#lib/second-factors/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { SignInData } from '../schemas.ts';

/** The second step of a sign-in whose password was right (product §12.9). */
export const secondFactorRoutes: ApiModule = async (app) => {
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
    async () => {
      throw new ApiError('SYS.002');
    },
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
    async () => {
      throw new ApiError('SYS.002');
    },
  );
};
