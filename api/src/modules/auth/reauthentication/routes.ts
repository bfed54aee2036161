import { ApiError } from '#lib/api-error.ts';
import { NothingSchema, responses } from '#lib/envelope.ts';
import { AssertionBody, ConfirmationData, OwnChallengeData, TotpBody } from '#lib/second-factors/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { ConfirmPasswordBody } from '../schemas.ts';

/** How somebody who is signed in proves again who they are (product §12.10). */
export const reauthenticationRoutes: ApiModule = async (app) => {
  app.get(
    '/auth/reauthentication',
    {
      config: { access: 'session' },
      schema: {
        summary: 'Until when the person need not prove who they are, and how they would',
        response: responses(ConfirmationData),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
  );

  app.post(
    '/auth/reauthentication/challenge',
    {
      config: { access: 'session' },
      schema: {
        summary: 'What a passkey of the person is to sign; nothing is stored for it',
        response: responses(OwnChallengeData, 'RES.003'),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
  );

  app.post(
    '/auth/reauthentication/passkey',
    {
      config: { access: 'session' },
      schema: {
        summary: 'Prove who one is by a passkey',
        body: AssertionBody,
        response: responses(ConfirmationData, 'AUTH.006'),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
  );

  app.post(
    '/auth/reauthentication/totp',
    {
      config: { access: 'session' },
      schema: {
        summary: 'Prove who one is by the code of an app',
        body: TotpBody,
        response: responses(ConfirmationData, 'AUTH.006', 'RES.003'),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
  );

  app.post(
    '/auth/reauthentication/password',
    {
      config: { access: 'session' },
      schema: {
        summary: 'Prove who one is by the password, without a second factor alone',
        body: ConfirmPasswordBody,
        response: responses(ConfirmationData, 'RES.003', 'VAL.002'),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
  );

  app.delete(
    '/auth/reauthentication',
    {
      config: { access: 'session' },
      schema: {
        summary: 'Ask again from now on',
        response: responses(NothingSchema),
      },
    },
    async () => {
      throw new ApiError('SYS.002');
    },
  );
};
