import { atom } from 'jotai';
import type { CabinetStore } from '../store/cabinet-store.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { authAtom, isSessionHeldAtom, sessionAtom, sessionEventAtom } from './session-atoms.ts';

/** The facts of a rate limit that the banner and the crash screen show. */
export interface RateLimit {
  readonly isRateLimited: boolean;
  readonly resetTime: number | null;
  /** Whole seconds until the limit ends; 0 when it is over or there is none. */
  readonly secondsLeft: number;
  readonly hasNoAuthCookies: boolean;
}

/** The clock. The countdown of `startSession` moves it every second, and when a limit is raised. */
const clockAtom = atom(0);

/** The rate limit. It can only be read. */
export const rateLimitAtom = atom<RateLimit>((get) => {
  const { isRateLimited, rateLimitResetTime: resetTime, hasNoAuthCookies } = get(authAtom);
  const left = resetTime === null ? 0 : resetTime - get(clockAtom);
  return { isRateLimited, resetTime, secondsLeft: Math.max(0, Math.ceil(left / 1000)), hasNoAuthCookies };
});

/** Ends the rate limit and loads the user again. Without cookies there is nothing to load, so nothing changes. */
export const endRateLimitAtom = atom(null, async (get, set) => {
  if (!set(sessionEventAtom, { type: 'rateLimitOver' }) || get(isSessionHeldAtom)) return;
  await set(loadCurrentUserAtom, { force: true });
});

/**
 * What 'Попробовать снова' does once the time is over: it forgets the limit and loads the user again, if there are
 * cookies. The countdown keeps a limit without cookies, which only the person ends.
 */
export const tryAgainAtom = atom(null, async (_get, set) => {
  set(sessionEventAtom, { type: 'retried' });
  await set(loadCurrentUserAtom, { force: true });
});

const TICK_MS = 1_000;

/** Ticks every second while a rate limit lasts, and ends it at zero. */
export function runRateLimitCountdown(store: CabinetStore): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let countedTo: number | null = null;

  function tick() {
    store.set(clockAtom, Date.now());
    if (store.get(rateLimitAtom).secondsLeft > 0) return;
    clearInterval(timer);
    void store.set(endRateLimitAtom);
  }

  function follow() {
    const { rateLimitEnd } = store.get(sessionAtom);
    if (rateLimitEnd === countedTo) return;
    // The clock is moved while it ticks too. With the clock of the previous limit the new one would start above 60 s.
    countedTo = rateLimitEnd;
    clearInterval(timer);
    store.set(clockAtom, Date.now());
    if (rateLimitEnd !== null && rateLimitEnd > Date.now()) timer = setInterval(tick, TICK_MS);
  }

  const unsubscribe = store.sub(sessionAtom, follow);
  follow();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}
