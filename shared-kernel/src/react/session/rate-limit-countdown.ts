import type { CabinetStore } from '../store/cabinet-store.ts';
import { authStateAtom } from './auth-state.ts';
import { endRateLimitAtom, rateLimitAtom, rateLimitClockAtom } from './rate-limit.ts';

const TICK_MS = 1_000;

/** Ticks every second while a rate limit with a reset time lasts, and ends it at zero. */
export function runRateLimitCountdown(store: CabinetStore): () => void {
  let timer: ReturnType<typeof setInterval> | null = null;
  let countedTo: number | null = null;

  function stopTicking() {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  function tick() {
    store.set(rateLimitClockAtom, Date.now());
    if (store.get(rateLimitAtom).secondsLeft > 0) return;
    stopTicking();
    void store.set(endRateLimitAtom);
  }

  function follow() {
    const { isRateLimited, rateLimitResetTime } = store.get(authStateAtom);
    const end = isRateLimited ? rateLimitResetTime : null;
    if (end === countedTo) return;
    // Also while it ticks: with the clock of the previous limit the new one would start above 60 s.
    countedTo = end;
    stopTicking();
    store.set(rateLimitClockAtom, Date.now());
    if (end !== null && end > Date.now()) timer = setInterval(tick, TICK_MS);
  }

  const unsubscribe = store.sub(authStateAtom, follow);
  follow();
  return () => {
    unsubscribe();
    stopTicking();
  };
}
