import { Type } from 'typebox';
import { NothingSchema, responses, success } from '#lib/envelope.ts';
import { UuidField } from '#lib/fields.ts';
import {
  FactorsData,
  NewPasskeyBody,
  NewPasskeyChallengeData,
  PasskeyMadeData,
  PasskeyNameBody,
  PasskeySchema,
  RecoveryCodesData,
  SecurityEventsData,
  TotpBody,
  TotpConfirmedData,
  TotpSecretData,
} from '#lib/second-factors/schemas.ts';
import type { ApiModule } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { readEvents } from './events.ts';
import { addPasskey, askForPasskey, removePasskey, renamePasskey } from './passkeys.ts';
import { readFactors } from './read-factors.ts';
import { renewRecoveryCodes, showTotpSecret, switchTotpOff, switchTotpOn } from './totp.ts';

const PasskeyParams = Type.Object({ id: UuidField });
const EventsQuery = Type.Object({ before: Type.Optional(UuidField) });

/** What a person proves themselves by, and what has happened to their account (product §12.9, §12.11). */
export const factorRoutes: ApiModule = async (app) => {
  const { context } = app;
  const { db } = context.connection;

  app.get(
    '/users/me/factors',
    {
      config: { access: 'session', withoutFactor: true },
      schema: { summary: 'Second factors of the current user', response: responses(FactorsData) },
    },
    async (request) => success(await readFactors(db, sessionOf(request).userId)),
  );

  app.post(
    '/users/me/passkeys/challenge',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: { summary: 'What a new passkey is to sign', response: responses(NewPasskeyChallengeData) },
    },
    async (request) => success(await askForPasskey(context, request)),
  );

  app.post(
    '/users/me/passkeys',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'Keep a new passkey',
        body: NewPasskeyBody,
        response: responses(PasskeyMadeData, 'AUTH.006', 'RES.002', 'RES.003'),
      },
    },
    async (request) => success(await addPasskey(app, request, request.body), 'Ключ доступа добавлен'),
  );

  app.patch(
    '/users/me/passkeys/:id',
    {
      config: { access: 'session', confirms: false, withoutFactor: true },
      schema: {
        summary: 'Name a passkey anew',
        params: PasskeyParams,
        body: PasskeyNameBody,
        response: responses(PasskeySchema, 'RES.001'),
      },
    },
    async (request) =>
      success(
        await renamePasskey(context, request, { id: request.params.id, name: request.body.name }),
        'Ключ доступа переименован',
      ),
  );

  app.delete(
    '/users/me/passkeys/:id',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'Take a passkey away',
        params: PasskeyParams,
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await removePasskey(context, request, request.params.id);
      return success(null, 'Ключ доступа удалён');
    },
  );

  app.post(
    '/users/me/totp',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'A secret for an app; it counts once a code of it was typed',
        response: responses(TotpSecretData, 'RES.003'),
      },
    },
    async (request) => success(await showTotpSecret(context, request)),
  );

  app.post(
    '/users/me/totp/confirm',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'Switch codes of an app on by the first of them',
        body: TotpBody,
        response: responses(TotpConfirmedData, 'AUTH.006', 'RES.003'),
      },
    },
    async (request) =>
      success(await switchTotpOn(app, request, request.body.code), 'Коды из приложения включены'),
  );

  app.delete(
    '/users/me/totp',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'Switch codes of an app off',
        response: responses(NothingSchema, 'RES.001', 'RES.003'),
      },
    },
    async (request) => {
      await switchTotpOff(context, request);
      return success(null, 'Коды из приложения выключены');
    },
  );

  app.post(
    '/users/me/recovery-codes',
    {
      config: { access: 'session', confirms: true, withoutFactor: true },
      schema: {
        summary: 'Ten new recovery codes in place of those that there are',
        response: responses(RecoveryCodesData, 'RES.003'),
      },
    },
    async (request) => success(await renewRecoveryCodes(app, request), 'Новые коды созданы'),
  );

  app.get(
    '/users/me/security-events',
    {
      config: { access: 'session', withoutFactor: true },
      schema: {
        summary: 'Sign-ins and changes of the own account in the last 90 days',
        querystring: EventsQuery,
        response: responses(SecurityEventsData),
      },
    },
    async (request) => success(await readEvents(db, sessionOf(request).userId, request.query.before)),
  );
};
