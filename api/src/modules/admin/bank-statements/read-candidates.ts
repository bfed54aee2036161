import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { requestNumber } from '#lib/human-number.ts';
import type { Viewer } from '#lib/ledger/index.ts';
import { isOwn } from '#modules/payment/access.ts';
import { needsTwoPeople } from '#modules/payment/requests/confirmation.ts';
import { type CandidateRow, findCandidates } from './candidates-repository.ts';
import type { Candidate, OpenLine } from './match-lines.ts';

/** The invoices that these lines may pay, or only name, as this person may confirm them. */
export async function readCandidates(
  db: Database,
  { viewer, payment }: { readonly viewer: Viewer; readonly payment: Config['payment'] },
  lines: readonly OpenLine[],
): Promise<Candidate[]> {
  const rows = await findCandidates(db, {
    ids: lines.flatMap(({ boundTo }) => (boundTo === null ? [] : [boundTo])),
    numbers: lines.flatMap(({ numbers }) => numbers.map(({ number }) => number)),
    inns: lines.flatMap(({ inn }) => (inn === null ? [] : [inn])),
    amounts: lines.map(({ amount }) => amount),
  });
  return rows.map((row) => toCandidate(row, viewer, payment));
}

function toCandidate(row: CandidateRow, viewer: Viewer, payment: Config['payment']): Candidate {
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
    bankReference: row.bank_reference,
    isOwn: isOwn(viewer, row),
    confirmedBy:
      row.confirmed_by === null
        ? null
        : { name: row.confirmed_name ?? '', isViewer: row.confirmed_by === viewer.userId },
    needsTwoPeople: needsTwoPeople(row, payment),
  };
}
