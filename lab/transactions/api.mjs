/** What the benchmark runs of the API's own code. */
export { migrate, openPostgres } from '../../api/src/db/index.ts';
export { readUsage } from '../../api/src/lib/usage/usage.ts';
export { readPage } from '../../api/src/modules/transactions/page-repository.ts';
export { readTotals } from '../../api/src/modules/transactions/totals-repository.ts';
export { addDays, moscowDay } from '../../shared-kernel/src/core/calendar/index.ts';
