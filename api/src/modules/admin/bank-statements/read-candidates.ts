import type { Database } from '#db/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { wordsOfObstacle } from '#lib/proposals/index.ts';
import { isOwn } from '#modules/payment/access.ts';
import { storedDocument } from '#modules/payment/documents/bank-document.ts';
import { obstacleToSecondOf } from '#modules/payment/repository.ts';
import { CONFIRMED_ALREADY } from '#modules/payment/requests/confirmation.ts';
import { type CandidateRow, findCandidates } from './candidates-repository.ts';
import type { Candidate, OpenLine } from './match-lines.ts';

/** Whether the viewer may not move this sum alone. */
export type NeedsSecond = (of: { readonly amount: string }) => boolean;

/** The invoices that these lines may pay, or only name, as this person may confirm them. */
export async function readCandidates(
  db: Database,
  { viewer, needsSecond }: { readonly viewer: Viewer; readonly needsSecond: NeedsSecond },
  lines: readonly OpenLine[],
): Promise<Candidate[]> {
  const rows = await findCandidates(db, {
    ids: lines.flatMap(({ boundTo }) => (boundTo === null ? [] : [boundTo])),
    numbers: lines.flatMap(({ numbers }) => numbers.map(({ number }) => number)),
    inns: lines.flatMap(({ inn }) => (inn === null ? [] : [inn])),
    amounts: lines.map(({ amount }) => amount),
  });
  return rows.map((row) => toCandidate(row, viewer, needsSecond));
}

function toCandidate(row: CandidateRow, viewer: Viewer, needsSecond: NeedsSecond): Candidate {
  return {
    id: row.id,
    number: Number(row.number),
    shownNumber: requestNumber(row.number),
    amount: row.amount,
    status: row.status,
    payerId: row.payer_id,
    payerName: row.payer_name,
    inn: row.company?.inn ?? null,
    bankAccount: row.bank_account,
    company: row.company,
    invoiceInn: row.invoice_inn,
    withoutInvoice: row.without_invoice,
    confirmedWhy: row.without_invoice && row.confirmed_by !== null ? row.confirmed_why : [],
    wasConfirmed: row.was_confirmed,
    document: storedDocument(row),
    documentKey: row.document_key,
    isOwn: isOwn(viewer, row),
    confirmedBy:
      row.confirmed_by === null ? null : { name: row.confirmed_name ?? '', refusal: refusalOf(row, viewer) },
    needsTwoPeople: needsSecond(row),
  };
}

function refusalOf(row: CandidateRow, { userId }: Viewer): string | null {
  const obstacle = obstacleToSecondOf(row, userId);
  // Statements are read by those who hold the permission.
  if (obstacle === null || obstacle === 'permission') return null;
  return obstacle === 'author' ? CONFIRMED_ALREADY : wordsOfObstacle(obstacle, row.confirmed_name ?? '');
}
