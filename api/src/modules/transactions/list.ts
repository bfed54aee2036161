import type { Static } from 'typebox';
import type { Database } from '../../db/index.ts';
import { readPage as readPageQuery, readSort, type Sort } from '../../lib/list-query.ts';
import type { Session } from '../../lib/sessions/session.ts';
import { eachRow } from '../../lib/table-export/index.ts';
import { balanceSight } from './balance-sight.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { readFilter, type TransactionFilter, type TransactionScope } from './filter.ts';
import { readPage, type TransactionRow } from './page.ts';
import type { TransactionListData, TransactionListQuery } from './schemas.ts';
import { readTotals } from './totals.ts';
import { toTransactionDto } from './transaction-dto.ts';

const NEWEST_FIRST: Sort<'created_at'> = { field: 'created_at', direction: 'desc' };
const EXPORT_PAGE = 1000;

export async function listTransactions(
  db: Database,
  session: Session,
  scope: TransactionScope,
  query: Static<typeof TransactionListQuery>,
): Promise<Static<typeof TransactionListData>> {
  const { page, limit, offset } = readPageQuery(query);
  const { direction } = readSort(query.sort, ['created_at'], NEWEST_FIRST);
  const after = query.cursor ? decodeCursor(query.cursor) : undefined;
  const filter = await readFilter(db, session, scope, query);
  const [seesBalance, rows, totals] = await Promise.all([
    balanceSight(db, session, scope),
    readPage(db, filter, { direction, limit: limit + 1, after, offset: after ? 0 : offset }),
    readTotals(db, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toTransactionDto(row, seesBalance)),
    total: totals.count,
    page,
    limit,
    next_cursor: last && rows.length > limit ? encodeCursor({ at: last.at, id: last.id }) : null,
    totals: { in: totals.in, out: totals.out, net: totals.net },
    totals_by_payer: (filter.payers ?? []).map((payer) => ({ payer, ...totals.of(payer.id) })),
  };
}

/** Every row of a filter, the newest first, a page at a time. */
export function eachTransaction(db: Database, filter: TransactionFilter): AsyncGenerator<TransactionRow> {
  return eachRow(EXPORT_PAGE, (after, limit) => readPage(db, filter, { direction: 'desc', limit, after }));
}
