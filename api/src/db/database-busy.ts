import { sqlState } from './sql-state.ts';

/** The database works, but the request waited too long for its turn: nothing has happened, and it may be repeated. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** A lock did not come in time, a statement took too long, or a transaction was left open. */
const SQL_STATES = new Set(['55P03', '57014', '25P03']);
/** node-postgres gives this error no code: every connection of the pool was taken for too long. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether an error means that other work kept the database busy, as opposed to an unreachable database. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusyError || SQL_STATES.has(sqlState(error))) return true;
  return error instanceof Error && error.message.startsWith(POOL_TIMEOUT);
}
