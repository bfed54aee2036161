export { type Database, type DatabaseConnection, inTransaction, sqlState } from './database.ts';
export { isDatabaseDown, retryRead } from './database-down.ts';
export { migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export { openPostgres } from './open-postgres.ts';
export { DirectoryBusyError } from './pglite/directory-lock.ts';
export { openPglite, preparedImage } from './pglite/open-pglite.ts';
export type { Money, Schema } from './schema.ts';
export { uuidv7 } from './uuidv7.ts';
