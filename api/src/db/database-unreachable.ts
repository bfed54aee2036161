import { OperatorError } from '#config/operator-error.ts';

/** PostgreSQL cannot be opened by DATABASE_URL. */
export class DatabaseUnreachableError extends OperatorError {
  constructor(url: string, cause: unknown) {
    super(`The database at ${shownAddress(url)} (DATABASE_URL) cannot be opened: ${reasonOf(cause)}`, {
      cause,
    });
    this.name = 'DatabaseUnreachableError';
  }
}

/** The address without its password and options, for terminals and logs. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { protocol, username, host, pathname, searchParams } = new URL(url);
  const user = username === '' ? '' : `${username}@`;
  return `${protocol}//${user}${host || (searchParams.get('host') ?? '')}${pathname}`;
}

/** A host with several addresses fails once per address, and the combined error explains nothing. */
function reasonOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  if ('errors' in cause && Array.isArray(cause.errors)) return cause.errors.map(reasonOf).join('; ');
  return 'message' in cause ? String(cause.message) : String(cause);
}
