/** What the benchmark runs of the API's own code. */
export { migrate, openPostgres } from '../../api/src/db/index.ts';
export { migrations } from '../../api/src/db/migrations/index.ts';
export { charge, selfCheck } from '../../api/src/lib/ledger/index.ts';
export { readPage } from '../../api/src/modules/transactions/page-repository.ts';
