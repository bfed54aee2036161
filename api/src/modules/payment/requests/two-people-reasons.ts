import { fromWire, type Money } from '@cabinet/kernel/core/money';
import { isPaidOnline } from '@cabinet/kernel/core/payments';
import type { Database } from '#db/index.ts';
import { isVerifiedCompany } from '#lib/companies/verified.ts';
import { findMovedAlone, needsSecond, type Rule, reachesLimit } from '#lib/two-people/index.ts';
import { type GivenDocument, mergeDocument, storedDocument } from '../documents/bank-document.ts';
import { findSamePayments, lockDocuments } from '../documents/repository.ts';
import { sameText } from '../documents/same-payments.ts';
import { type RequestRow, wasConfirmed } from '../repository.ts';

const BY_CARD = 'Оплату картой, которую не подтвердил провайдер, всегда подтверждают двое';
/** Why a request that somebody has confirmed before takes two others. */
export const ENDED = 'Первое подтверждение перестало действовать: теперь нужны два других человека';
const LARGE = 'Крупная сумма';

/** Why one person may not make this request paid now, and their step is the first of two; empty where one may. */
export async function reasonsForTwo(
  trx: Database,
  by: { readonly actorId: string; readonly rule: Rule; readonly together: Money | undefined },
  request: RequestRow,
  { doubts, ...given }: GivenDocument & { readonly doubts?: readonly string[] | undefined },
): Promise<string[]> {
  if (request.confirmed_by !== null) return [];
  const { together = fromWire(request.amount) } = by;
  return [
    ...(await reasonsOfRequest(trx, request)),
    ...((await needsSecond(trx, by.actorId, together, by.rule)) ? [LARGE] : []),
    ...(doubts ?? [
      ...(await reasonsOfCompany(trx, request)),
      ...(await samePaymentsByHand(trx, request, given)),
    ]),
  ];
}

/** The same beforehand, while nobody has named a document yet: nothing is locked. */
export async function expectedReasons(
  db: Database,
  { actorId, rule }: { readonly actorId: string; readonly rule: Rule },
  request: RequestRow,
): Promise<string[]> {
  const alone = await findMovedAlone(db, actorId, rule);
  return [
    ...(await reasonsOfRequest(db, request)),
    ...(reachesLimit(alone, fromWire(request.amount)) ? [LARGE] : []),
    ...(await reasonsOfCompany(db, request)),
  ];
}

async function reasonsOfRequest(db: Database, { id, method }: RequestRow): Promise<string[]> {
  return [...(isPaidOnline(method) ? [BY_CARD] : []), ...((await wasConfirmed(db, id)) ? [ENDED] : [])];
}

/** Anybody may register a company with the requisites of another one. */
async function reasonsOfCompany(
  db: Database,
  { payer_company_id: companyId, payer_name: name }: RequestRow,
): Promise<string[]> {
  const isDoubtful = companyId !== null && !(await isVerifiedCompany(db, companyId));
  return isDoubtful ? [`Компания «${name}» не проверена`] : [];
}

async function samePaymentsByHand(
  trx: Database,
  request: RequestRow,
  given: GivenDocument,
): Promise<string[]> {
  const document = mergeDocument(storedDocument(request), given);
  if (document.bankReference === null) return [];
  await lockDocuments(trx, [document.bankReference]);
  const asked = { ...document, at: 0, amount: request.amount, requestId: request.id };
  return ((await findSamePayments(trx, [asked])).get(0) ?? []).map(sameText);
}
