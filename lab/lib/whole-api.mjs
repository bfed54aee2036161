/** The whole API from its sources, for benchmarks that ask it over HTTP. */
export { buildApp } from '../../api/src/app.ts';
export { makeAdmin } from '../../api/src/commands/support/make-admin.ts';
export { loadConfig } from '../../api/src/config/index.ts';
export { migrate, openPostgres } from '../../api/src/db/index.ts';
export { createArgon2Hasher } from '../../api/src/lib/password-hasher.ts';
export { refreshClusters } from '../../api/src/modules/promo/clusters/refresh.ts';
