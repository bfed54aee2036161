/** The five-character SQLSTATE of a database error, or an empty string. */
export function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Somebody else was first: a row with this key is there. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}
