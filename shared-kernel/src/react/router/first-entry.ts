/** The router calls an entry without a key so, as that of every memory router's first page. */
const FIRST = 'default';

let made: string | undefined;

const keyOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;

/**
 * Gives the entry with which a document was opened a key of its own. Without one all of them share a key, and a page that was
 * opened by its address would begin where another was left.
 */
export function nameFirstEntry(): void {
  const state: unknown = window.history.state;
  if (typeof keyOf(state) === 'string') return;
  made = `${FIRST}-${Math.random().toString(36).slice(2)}`;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), key: made }, '');
}

/** Whether it is the entry with which a document was opened, by its address or a link from elsewhere. */
export const isFirstEntry = (key: string): boolean => key.startsWith(FIRST);

/** Whether it is such an entry, and neither loaded again nor come back to. */
export const isNewEntry = (key: string): boolean => key === made || key === FIRST;
