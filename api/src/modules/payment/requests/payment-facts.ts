import type { PaymentRequestStatus } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import type { Rule } from '#lib/two-people/index.ts';
import { managesRequests } from '../access.ts';
import { storedDocument } from '../documents/bank-document.ts';
import { findSamePayments } from '../documents/repository.ts';
import { toSamePayment } from '../documents/same-payments.ts';
import type { RequestRow } from '../repository.ts';
import type { RequestDetailSchema } from './schemas.ts';
import { expectedReasons } from './two-people-reasons.ts';

type PaymentFacts = Pick<
  Static<typeof RequestDetailSchema>,
  'two_people_reasons' | 'bank_document' | 'same_as'
>;

const NOTHING: PaymentFacts = { two_people_reasons: [], bank_document: null, same_as: [] };

/** What staff alone read of a payment: its document, what else was paid by it, and why it takes two people. */
export async function paymentFactsOf(
  db: Database,
  rule: Rule,
  request: RequestRow,
  viewer: Viewer,
  steps: readonly PaymentRequestStatus[],
): Promise<PaymentFacts> {
  if (!managesRequests(viewer)) return NOTHING;
  const { paid_on, payer_account, payer_inn } = request;
  const isNamed = paid_on !== null || payer_account !== null || payer_inn !== null;
  return {
    two_people_reasons: await reasonsOf(db, rule, request, viewer, steps),
    bank_document: isNamed ? { paid_on, payer_account, payer_inn } : null,
    same_as: await sameAs(db, request),
  };
}

async function reasonsOf(
  db: Database,
  rule: Rule,
  request: RequestRow,
  { userId: actorId }: Viewer,
  steps: readonly PaymentRequestStatus[],
): Promise<string[]> {
  if (request.confirmed_by !== null) return request.confirmed_why;
  return steps.includes('paid') ? expectedReasons(db, { actorId, rule }, request) : [];
}

/** What has not been paid or confirmed yet has no like. */
async function sameAs(db: Database, request: RequestRow): Promise<PaymentFacts['same_as']> {
  const isPayment = request.entry_id !== null || request.confirmed_by !== null;
  if (!isPayment || request.bank_reference === null) return [];
  const asked = { ...storedDocument(request), at: 0, amount: request.amount, requestId: request.id };
  return ((await findSamePayments(db, [asked])).get(0) ?? []).map(toSamePayment);
}
