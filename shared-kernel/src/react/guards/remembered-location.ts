import { paths } from '../paths/paths.ts';

const STORAGE_KEY = 'cabinet.return-to';
const NEVER_REMEMBERED: readonly string[] = [
  paths.login.pattern,
  paths.auth.pattern,
  paths.logout.pattern,
  paths.firstPassword.pattern,
  paths.stopProposal.pattern,
  paths.confirmEmail.pattern,
  paths.undoEmail.pattern,
];

/** The path of an own page, or `null` for anything that could lead to another site or round in circles. */
export function toSafePath(location: string): string | null {
  if (!/^\/(?![/\\])/.test(location)) return null;
  const origin = 'https://cabinet.invalid';
  if (!URL.canParse(location, origin)) return null;
  const url = new URL(location, origin);
  if (url.origin !== origin || NEVER_REMEMBERED.includes(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Remembers where a visitor wanted to go before they were sent to sign in. An unsafe location is not taken. */
export function rememberLocation(location: string): void {
  const path = toSafePath(location);
  if (path === null) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage the person arrives at the home page.
  }
}

/** The remembered location, or `null`. It stays remembered. */
export function peekRememberedLocation(): string | null {
  try {
    return toSafePath(sessionStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return null;
  }
}

/** The remembered location, or `null`. It is forgotten afterwards. */
export function takeRememberedLocation(): string | null {
  const path = peekRememberedLocation();
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was remembered.
  }
  return path;
}
