import { paths } from '../paths/paths.ts';

/**
 * Where the history of this tab has been, by the router's own count of entries. It is kept in the page alone: addresses
 * hold what somebody searched for, which ends with the page.
 */
const visited: (string | undefined)[] = [];

const placeNow = (): number | null => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
};

const pathOf = (address: string) => address.split(/[?#]/)[0];

/**
 * Notes the address that the router shows now. Entries after it are gone when it is a new one. At sign-in all are
 * forgotten, because whoever signs in next may be somebody else.
 */
export function noteVisit(address: string, { isNew }: { readonly isNew: boolean }): void {
  const place = placeNow();
  if (place === null) return;
  if (pathOf(address) === paths.login.pattern) visited.length = 0;
  visited[place] = address;
  if (isNew) visited.length = place + 1;
}

/** An earlier entry of the history. */
export interface EarlierEntry {
  /** With its query. */
  readonly address: string;
  /** How many steps back it is. */
  readonly steps: number;
}

/** The last time that this tab showed a screen before the present one; `null` when it did not. */
export function findEarlier(pathname: string): EarlierEntry | null {
  const now = placeNow();
  if (now === null) return null;
  for (let place = now - 1; place >= 0; place -= 1) {
    const address = visited[place];
    if (address !== undefined && pathOf(address) === pathname) return { address, steps: now - place };
  }
  return null;
}
