import { fromWire, sumMoney, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { requestNumber } from '#lib/human-number.ts';
import { type Viewer, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { findMovedAlone, type Rule, reachesLimit } from '#lib/two-people/index.ts';
import { wire } from '#lib/wire.ts';
import type { SamePayment } from '#modules/payment/documents/repository.ts';
import { toSamePayment } from '#modules/payment/documents/same-payments.ts';
import { type Match, matchLines } from './match-lines.ts';
import { findSameOfLines, toOpenLine } from './open-line.ts';
import { type NeedsSecond, readCandidates } from './read-candidates.ts';
import { findStatement, type LineRow, listLines, listUnread, type UnreadRow } from './repository.ts';
import type { LineSchema, StatementSchema, UnreadSchema } from './schemas.ts';
import { doubtsOfLine, namedInvoices } from './two-people.ts';

type Statement = Static<typeof StatementSchema>;
type Line = Static<typeof LineSchema>;

/** What is proposed for each line that waits, and why one person may not confirm it, by the numbers of the lines. */
interface Matches {
  readonly ofLine: ReadonlyMap<number, Match>;
  readonly doubts: ReadonlyMap<number, readonly string[]>;
  readonly same: ReadonlyMap<number, readonly SamePayment[]>;
}

const OUTGOING = { reason: 'Списание: деньги ушли со счёта', by: null, at: null };
const NO_MATCH: Line['match'] = {
  request_id: null,
  number: null,
  amount: null,
  payer_name: null,
  company: null,
  without_invoice: false,
  confidence: 'none',
  why: [],
  others: [],
  can_confirm: false,
  comes_to: null,
  is_second: false,
};

/** A statement with the proposal for each line, as things stand now. */
export async function readStatement(
  db: Database,
  session: Session,
  id: string,
  rule: Rule,
): Promise<Statement> {
  const statement = await findStatement(db, id);
  if (!statement) throw new ApiError('RES.001', { message: 'Выписка не найдена' });
  const rows = await listLines(db, id);
  const alone = await findMovedAlone(db, session.userId, rule);
  const needsSecond: NeedsSecond = ({ amount }) => reachesLimit(alone, fromWire(amount));
  const matches = await matchesOf(db, { viewer: await viewerOf(db, session), needsSecond }, rows);
  const lines = rows.map((row) => toLine(row, matches, needsSecond));
  const unread = (await listUnread(db, id)).map(toUnread);
  return {
    id: statement.id,
    file_name: statement.file_name,
    account: statement.account,
    period_from: statement.period_from,
    period_to: statement.period_to,
    created_at: statement.created_at.toISOString(),
    uploaded_by: { id: statement.uploaded_by, display_name: statement.uploader },
    encoding: statement.encoding,
    sender: statement.sender,
    allowance: toWire(alone.allowance),
    summary: summaryOf(lines, unread.length),
    lines,
    unread,
  };
}

async function matchesOf(
  db: Database,
  by: { readonly viewer: Viewer; readonly needsSecond: NeedsSecond },
  rows: readonly LineRow[],
): Promise<Matches> {
  const open = rows.filter(({ state }) => state === 'new');
  const same = await findSameOfLines(db, open);
  const lines = open.map((row) => toOpenLine(row, same.get(row.n) ?? []));
  const candidates = await readCandidates(db, by, lines);
  const byNumber = new Map(candidates.map((candidate) => [candidate.number, candidate]));
  return {
    ofLine: matchLines(lines, candidates),
    doubts: new Map(lines.map((line) => [line.n, doubtsOfLine(line, namedInvoices(line, byNumber))])),
    same,
  };
}

function toLine(row: LineRow, { ofLine, doubts, same }: Matches, needsSecond: NeedsSecond): Line {
  const isConfirmed = row.state === 'confirmed';
  const match = ofLine.get(row.n);
  const whyTwo = [...(needsSecond(row) ? ['Крупная сумма'] : []), ...(doubts.get(row.n) ?? [])];
  return {
    n: row.n,
    state: row.state,
    is_incoming: row.transfer_id !== null,
    kind: row.document_kind,
    number: row.document_number,
    date: row.document_date,
    received_on: row.received_on,
    amount: wire(row.amount),
    needs_two_people: whyTwo.length > 0,
    why_two_people: whyTwo,
    same_as: (same.get(row.n) ?? []).map(toSamePayment),
    payer_name: row.payer_name,
    payer_inn: row.payer_inn,
    payer_account: row.payer_account,
    recipient_name: row.recipient_name,
    purpose: row.purpose,
    match: match === undefined ? NO_MATCH : toMatch(match),
    request:
      isConfirmed && row.request_id !== null && row.request_number !== null && row.request_status !== null
        ? { id: row.request_id, number: requestNumber(row.request_number), status: row.request_status }
        : null,
    confirmed:
      isConfirmed && row.confirmed_at !== null
        ? { by: row.confirmed_by_name ?? '', at: row.confirmed_at.toISOString() }
        : null,
    ignored: ignoredOf(row),
    duplicate_of: duplicateOf(row),
  };
}

function toMatch({ candidate, confidence, why, others, canConfirm, comesTo }: Match): Line['match'] {
  return {
    request_id: candidate?.id ?? null,
    number: candidate?.shownNumber ?? null,
    amount: candidate === null ? null : wire(candidate.amount),
    payer_name: candidate?.payerName ?? null,
    company: candidate?.company ?? null,
    without_invoice: candidate?.withoutInvoice ?? false,
    confidence,
    why: [...why],
    others: others.map(({ id, shownNumber, payerName, company }) => ({
      request_id: id,
      number: shownNumber,
      payer_name: payerName,
      company,
    })),
    can_confirm: canConfirm,
    comes_to: comesTo,
    is_second: comesTo !== null && candidate?.confirmedBy != null,
  };
}

function ignoredOf(row: LineRow): Line['ignored'] {
  if (row.transfer_id === null) return OUTGOING;
  if (row.state !== 'ignored' || row.ignored_reason === null) return null;
  return {
    reason: row.ignored_reason,
    by: row.ignored_by_name,
    at: row.ignored_at?.toISOString() ?? null,
  };
}

const toUnread = (row: UnreadRow): Static<typeof UnreadSchema> => ({
  n: row.n,
  line: row.file_line,
  reason: row.reason,
  text: row.text,
  duplicate_of: duplicateOf(row),
});

function duplicateOf({
  first_statement_id,
  first_file_name,
  first_n,
}: Pick<LineRow, 'first_statement_id' | 'first_file_name' | 'first_n'>): Line['duplicate_of'] {
  if (first_statement_id === null || first_n === null) return null;
  return { statement_id: first_statement_id, file_name: first_file_name ?? '', n: first_n };
}

function summaryOf(lines: readonly Line[], unread: number): Statement['summary'] {
  const of = (state: Line['state']) => lines.filter((line) => line.state === state);
  const sum = (some: readonly Line[]) => toWire(sumMoney(some.map(({ amount }) => fromWire(amount))));
  const proposed = lines.filter(({ match }) => match.confidence === 'exact' && match.can_confirm);
  return {
    lines: lines.length + unread,
    unread,
    new: of('new').length,
    confirmed: of('confirmed').length,
    duplicate: of('duplicate').length,
    ignored: of('ignored').length,
    proposed: proposed.length,
    proposed_amount: sum(proposed),
    new_amount: sum(of('new')),
    confirmed_amount: sum(of('confirmed')),
  };
}
