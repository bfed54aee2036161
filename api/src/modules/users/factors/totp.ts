import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inTransaction } from '#db/database.ts';
import { ApiError } from '#lib/api-error.ts';
import { qrPath } from '#lib/qr/qr-path.ts';
import {
  confirmTotp,
  factorsOf,
  fitsShownTotp,
  newTotpSecret,
  saveRecoveryCodes,
  seal,
} from '#lib/second-factors/index.ts';
import type { RecoveryCodesData, TotpConfirmedData, TotpSecretData } from '#lib/second-factors/schemas.ts';
import type { Context } from '#plugins/context.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import { demandOneself } from '../demand-oneself.ts';
import { CABINET } from './cabinet.ts';
import {
  type App,
  changeFactors,
  codesForFirst,
  dropCodesAfterLast,
  giveCodes,
  makeCodes,
} from './change-factors.ts';
import * as repository from './repository.ts';

const ON_MESSAGE = 'Коды из приложения уже включены';
const OVER_MESSAGE = 'Время на первый код вышло. Получите новый ключ для приложения';

/** Shows a secret for an app. It counts once a code of it was typed, within an hour; another one takes its place. */
export async function showTotpSecret(
  context: Context,
  request: FastifyRequest,
): Promise<Static<typeof TotpSecretData>> {
  const { userId } = sessionOf(request);
  return inTransaction(context.connection.db, async (trx) => {
    const { email } = await demandOneself(trx, userId);
    if (await repository.findTotp(trx, userId)) throw new ApiError('RES.003', { message: ON_MESSAGE });
    const { bytes, secret, uri } = newTotpSecret({ issuer: CABINET, label: email });
    await repository.savePendingTotp(trx, userId, seal(context, userId, bytes));
    return { secret, uri, qr: qrPath(uri) };
  });
}

/** Switches codes of an app on by the first of them; with the first factor of a person come their recovery codes. */
export async function switchTotpOn(
  app: App,
  request: FastifyRequest,
  code: string,
): Promise<Static<typeof TotpConfirmedData>> {
  const { context } = app;
  const { db } = context.connection;
  const { userId: id } = sessionOf(request);
  if (!(await repository.hasPendingTotp(db, id))) throw over();
  if (!(await fitsShownTotp(context, db, id, code))) throw wrong();
  const codes = await codesForFirst(app, id);
  return changeFactors(context, request, async (trx, userId) => {
    if (!(await repository.hasPendingTotp(trx, userId))) throw over();
    const given = await giveCodes(trx, userId, codes);
    if (!(await confirmTotp(context, trx, userId, code))) throw wrong();
    return { change: { what: 'totp added' }, answer: { recovery_codes: given } };
  });
}

export async function switchTotpOff(context: Context, request: FastifyRequest): Promise<void> {
  await changeFactors(context, request, async (trx, userId) => {
    if (!(await repository.deleteTotp(trx, userId))) throw new ApiError('RES.001');
    await dropCodesAfterLast(trx, userId);
    return { change: { what: 'totp removed' }, answer: null };
  });
}

/** Puts ten new recovery codes in the place of those that there are. */
export async function renewRecoveryCodes(
  app: App,
  request: FastifyRequest,
): Promise<Static<typeof RecoveryCodesData>> {
  const { context } = app;
  const { db } = context.connection;
  const { userId: id } = sessionOf(request);
  if ((await factorsOf(db, id)).length === 0) throw noFactor();
  const made = await makeCodes(app, id);
  return changeFactors(context, request, async (trx, userId) => {
    if ((await factorsOf(trx, userId)).length === 0) throw noFactor();
    await saveRecoveryCodes(trx, userId, made);
    return { change: { what: 'codes made' }, answer: { codes: [...made.codes] } };
  });
}

const wrong = () => new ApiError('AUTH.006', { message: 'Неверный код' });
const over = () => new ApiError('RES.003', { message: OVER_MESSAGE });
const noFactor = () =>
  new ApiError('RES.003', { message: 'Сначала добавьте ключ доступа или включите коды из приложения' });
