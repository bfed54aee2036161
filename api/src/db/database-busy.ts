import { sqlState } from './sql-state.ts';

/** The work waited too long for its turn. Nothing has happened, so it may be repeated. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Lock timeout, statement timeout and idle transaction. */
const SQL_STATES = new Set(['55P03', '57014', '25P03']);
/** The pool had no free connection. node-postgres gives this error no code. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** Whether an error means that the database is busy with other work. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusyError || SQL_STATES.has(sqlState(error))) return true;
  return error instanceof Error && error.message.startsWith(POOL_TIMEOUT);
}
