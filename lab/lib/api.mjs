/** What the laboratory runs of the API's own code. */
export { buildApp } from '../../api/src/app.ts';
export { makeAdmin } from '../../api/src/commands/support/make-admin.ts';
export { loadConfig } from '../../api/src/config/index.ts';
export { migrate, openPglite, openPostgres } from '../../api/src/db/index.ts';
export { migrations } from '../../api/src/db/migrations/index.ts';
export { archivePostings, charge, selfCheck, topUp } from '../../api/src/lib/ledger/index.ts';
export { createArgon2Hasher } from '../../api/src/lib/password-hasher.ts';
export { readUsage } from '../../api/src/lib/usage/usage.ts';
export { chargeCall } from '../../api/src/modules/internal/charge-service.ts';
export { refreshClusters } from '../../api/src/modules/promo/clusters/refresh.ts';
export { findText } from '../../api/src/modules/transactions/find-text.ts';
export { readPage } from '../../api/src/modules/transactions/page-repository.ts';
export { readTotals } from '../../api/src/modules/transactions/totals-repository.ts';
export { addDays, moscowDay, startOfMoscowDay } from '../../shared-kernel/src/core/calendar/index.ts';
