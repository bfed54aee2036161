import { hasPermission } from '@cabinet/access/permissions';
import { Type } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { callerId } from '#lib/audit/record-action.ts';
import { defineJob } from '#lib/background-jobs/index.ts';
import { LIST_PERMISSIONS } from '#lib/ledger/index.ts';
import { findPermissionsOf } from '#lib/roles/holders-repository.ts';
import { eachRow, FormatField, readAsked, tableFile } from '#lists/index.ts';
import { TRANSACTIONS_FILE } from './file.ts';
import { filterOfAll } from './filter.ts';
import { TRANSACTION_FILTERS } from './filters.ts';
import { readPage } from './page-repository.ts';
import type { TransactionRow } from './repository.ts';
import { ExportFilters } from './schemas.ts';
import { readTotals } from './totals-repository.ts';
import { toTransactionDto } from './transaction-dto.ts';

const PAGE_ROWS = 1000;
const PERMISSION = LIST_PERMISSIONS.transactions.all;

/** How many of everybody's transactions a filter finds. */
export async function countOfAll(db: Database, filters: object): Promise<number> {
  return (await readTotals(db, await filterOf(db, filters))).count;
}

function filterOf(db: Database, filters: object) {
  const { values, q } = readAsked(TRANSACTION_FILTERS, { ...filters });
  return filterOfAll(db, { ...values, q });
}

/** Makes a file of everybody's transactions, where there are too many to wait for (product §13.7). */
export const exportTransactionsJob = defineJob({
  kind: 'transactions.export',
  params: Type.Object({ format: FormatField, filters: ExportFilters }),
  async makeFile(db, { params: { format, filters }, caller }, progress) {
    // The author may have lost the right to see any of this meanwhile.
    const permissions = await findPermissionsOf(db, callerId(caller));
    if (!hasPermission(permissions, PERMISSION)) throw new ApiError('AUTH.003', { permission: PERMISSION });
    const filter = await filterOf(db, filters);
    const { count } = await readTotals(db, filter);
    await progress(0, count);
    let done = 0;
    const readAfter = async (after: TransactionRow | undefined, limit: number) => {
      const rows = await readPage(db, filter, { direction: 'desc', limit, after });
      done += rows.length;
      await progress(done, Math.max(done, count));
      return rows;
    };
    const rows = eachRow(PAGE_ROWS, readAfter, (row) => toTransactionDto(row, () => true));
    return tableFile({ ...TRANSACTIONS_FILE, asked: filters, format, rows, countRows: async () => count });
  },
});
