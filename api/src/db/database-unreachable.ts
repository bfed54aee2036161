import { OperatorError } from '../operator-error.ts';

/** PostgreSQL cannot be used as DATABASE_URL says; the operator can fix that. */
export class DatabaseUnreachableError extends OperatorError {
  constructor(url: string, cause: unknown) {
    super(`The database at ${shownAddress(url)} (DATABASE_URL) cannot be opened: ${reasonOf(cause)}`, {
      cause,
    });
    this.name = 'DatabaseUnreachableError';
  }
}

/** The address as a terminal and a log may show it: who, where and which database, never a password or an option. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { protocol, username, host, pathname, searchParams } = new URL(url);
  const user = username === '' ? '' : `${username}@`;
  return `${protocol}//${user}${host || (searchParams.get('host') ?? '')}${pathname}`;
}

/** A name with several addresses fails once for each, and the combined error explains nothing. */
function reasonOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  if ('errors' in cause && Array.isArray(cause.errors)) return cause.errors.map(reasonOf).join('; ');
  return 'message' in cause ? String(cause.message) : String(cause);
}
