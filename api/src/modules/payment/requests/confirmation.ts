import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { demandSecond, findSeconds, namesOfDeciders } from '#lib/proposals/index.ts';
import { isOwn, MANAGE_REQUESTS, managesRequests } from '../access.ts';
import { takeIntoProcess } from '../credit.ts';
import { confirmRequest, type RequestRow } from '../repository.ts';
import type { RequestDetailSchema } from './schemas.ts';

/** What whoever gave the first confirmation reads. */
export const CONFIRMED_ALREADY = 'Вы уже подтвердили оплату: второй раз подтверждает другой человек';

/** Records the first of two confirmations that the money has come. No money moves before the second. */
export async function confirmFirst(
  trx: Database,
  request: RequestRow,
  by: {
    readonly actorId: string;
    readonly reason: string | undefined;
    readonly bankReference: string | undefined;
  },
): Promise<void> {
  await takeIntoProcess(trx, request, by.actorId);
  await confirmRequest(trx, request.id, {
    actorId: by.actorId,
    note: by.reason ?? 'Нужно подтверждение второго человека',
    bankReference: by.bankReference,
  });
}

/** Takes the second confirmation, by another person and about the same document. */
export async function checkSecond(
  trx: Database,
  request: RequestRow,
  by: { readonly actorId: string; readonly bankReference: string | undefined },
): Promise<void> {
  const { confirmed_by: first, confirmed_at: at, confirmed_name: name } = request;
  if (first === by.actorId) throw new ApiError('RES.003', { message: CONFIRMED_ALREADY });
  if (first !== null && at !== null)
    await demandSecond(trx, by.actorId, {
      permissions: [MANAGE_REQUESTS],
      by: first,
      name: name ?? '',
      at,
    });
  if (by.bankReference === undefined || by.bankReference === request.bank_reference) return;
  throw badField('bank_reference', `Первым подтверждением указано «${request.bank_reference ?? '—'}»`);
}

/** The first confirmation of a request that waits for the second one. Staff also read who may give that. */
export async function confirmationOf(
  db: Database,
  request: RequestRow,
  viewer: Viewer,
): Promise<Static<typeof RequestDetailSchema>['confirmation']> {
  const { confirmed_by: id, confirmed_at: at } = request;
  if (id === null || at === null) return null;
  const by = { id, display_name: request.confirmed_name ?? '' };
  const seconds = managesRequests(viewer)
    ? await findSeconds(db, { permission: MANAGE_REQUESTS, proposerId: id, at })
    : [];
  const awaits = namesOfDeciders(seconds, (person) => !isOwn(person, request));
  return { at: at.toISOString(), by, awaits };
}
