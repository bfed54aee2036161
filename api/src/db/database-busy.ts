import { sqlState } from './sql-state.ts';

/** The database is there, but the work had to wait too long for its turn: nothing has happened, it may come again. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** A lock was not to be had in time, a statement took too long, a transaction was left lying about. */
const SQL_STATES = new Set(['55P03', '57014', '25P03']);
/** node-postgres gives this error no code: every connection of the pool was taken for too long. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether an error says that somebody else kept the database from this work, as against: it cannot be reached. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusyError || SQL_STATES.has(sqlState(error))) return true;
  return error instanceof Error && error.message.startsWith(POOL_TIMEOUT);
}
