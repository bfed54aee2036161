import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Viewer, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { demandNew } from '../demand-new.ts';
import { findSameOfLines, toOpenLine } from '../open-line.ts';
import { readCandidates } from '../read-candidates.ts';
import { findStatement, type LineRow, listLines } from '../repository.ts';
import { type Named, namedInvoices } from '../two-people.ts';
import { doubtsOfPayer, type LinePayer, refusalOf } from './judge-payer.ts';
import { findPayersOfInn, type PayerRow, searchPayers } from './repository.ts';
import type { PayersOfLine } from './schemas.ts';

/** A line with the invoices that its purpose names. */
export interface NamingLine {
  readonly line: LinePayer;
  readonly named: readonly Named[];
}

/**
 * To whom a line without an invoice may be given. Without a text it names companies of the line's INN, and of these only what is verified:
 * anybody may register a company with the INN of another one.
 */
export async function listPayersOfLine(
  db: Database,
  session: Session,
  { id, n }: { readonly id: string; readonly n: number },
  q: string | undefined,
): Promise<Static<typeof PayersOfLine>> {
  if (!(await findStatement(db, id))) throw new ApiError('RES.001', { message: 'Выписка не найдена' });
  const [row] = await listLines(db, id, [n]);
  const { line } = demandNew(row);
  const viewer = await viewerOf(db, session);
  const read = await readNaming(db, viewer, line);
  const found = await findPayers(db, line, q?.trim() ?? '');
  return { payers: found.map((payer) => toPayer(payer, viewer, read)) };
}

async function findPayers(db: Database, { payer_inn: inn }: LineRow, q: string): Promise<PayerRow[]> {
  if (q !== '') return searchPayers(db, q);
  if (inn === null) return [];
  return (await findPayersOfInn(db, inn)).filter(
    ({ company, is_closed }) => company?.is_verified === true && !is_closed,
  );
}

/** What the judgement of a payer needs of a line. */
export async function readNaming(db: Database, viewer: Viewer, row: LineRow): Promise<NamingLine> {
  const same = (await findSameOfLines(db, [row])).get(row.n) ?? [];
  const open = toOpenLine(row, same);
  const candidates = await readCandidates(db, { viewer, needsSecond: () => true }, [open]);
  const byNumber = new Map(candidates.map((candidate) => [candidate.number, candidate]));
  return { line: { ...open, payerName: row.payer_name }, named: namedInvoices(open, byNumber) };
}

function toPayer(
  payer: PayerRow,
  viewer: Viewer,
  { line, named }: NamingLine,
): Static<typeof PayersOfLine>['payers'][number] {
  const { id, kind, name, owner_name: owner, company } = payer;
  const doubts = doubtsOfPayer(line, payer, named);
  return { id, kind, name, owner, company, doubts, refusal: refusalOf(viewer, payer) };
}
