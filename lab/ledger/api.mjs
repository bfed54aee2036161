/** What the benchmark runs of the API's own code. */
export { migrate, openPglite, openPostgres } from '../../api/src/db/index.ts';
export { charge, selfCheck, topUp } from '../../api/src/lib/ledger/index.ts';
export { chargeCall } from '../../api/src/modules/internal/charge-service.ts';
