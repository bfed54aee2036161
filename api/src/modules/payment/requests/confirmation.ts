import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError, badField } from '#lib/api-error.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { findDeciders, namesOfDeciders } from '#lib/proposals/index.ts';
import { isOwn, MANAGE_REQUESTS, managesRequests } from '../access.ts';
import { takeIntoProcess } from '../credit.ts';
import {
  type BankDocument,
  contradictionOf,
  type GivenDocument,
  storedDocument,
} from '../documents/bank-document.ts';
import { documentKey } from '../documents/repository.ts';
import { confirmRequest, type RequestRow } from '../repository.ts';
import type { RequestDetailSchema } from './schemas.ts';

/** Records the first of two confirmations that the money has come. No money moves before the second. */
export async function confirmFirst(
  trx: Database,
  request: RequestRow,
  by: {
    readonly actorId: string;
    readonly reason: string | undefined;
    readonly document: BankDocument;
    readonly why: readonly string[];
  },
): Promise<void> {
  await takeIntoProcess(trx, request, by.actorId);
  await confirmRequest(trx, request.id, {
    actorId: by.actorId,
    note: by.reason ?? 'Нужно подтверждение второго человека',
    document: by.document,
    why: by.why,
  });
}

/** Takes the second confirmation, by another person and about the same document. */
export async function checkSecond(
  trx: Database,
  request: RequestRow,
  by: { readonly actorId: string; readonly given: GivenDocument },
): Promise<void> {
  if (request.confirmed_by === by.actorId)
    throw new ApiError('RES.003', {
      message: 'Вы уже подтвердили оплату: второй раз подтверждает другой человек',
    });
  const stored = storedDocument(request);
  const isSameReference = await isSameDocument(trx, stored.bankReference, by.given.bankReference);
  const contradiction = contradictionOf(stored, by.given, isSameReference);
  if (contradiction !== null) throw badField(contradiction.field, contradiction.message);
}

async function isSameDocument(
  trx: Database,
  first: string | null,
  second: string | null | undefined,
): Promise<boolean> {
  if (first === null || second == null || first === second) return true;
  return (await documentKey(trx, first)) === (await documentKey(trx, second));
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
  const deciders = managesRequests(viewer) ? await findDeciders(db, [MANAGE_REQUESTS]) : [];
  const awaits = namesOfDeciders(deciders, (person) => person.userId !== id && !isOwn(person, request));
  return { at: at.toISOString(), by, awaits };
}
