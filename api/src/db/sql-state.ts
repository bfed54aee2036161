/** read_only_sql_transaction: a standby, or a session that may only read, was asked to write. */
export const READ_ONLY = '25006';

/** The SQLSTATE of a database error, of five characters, or an empty string. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether the error says that a row with this key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}
