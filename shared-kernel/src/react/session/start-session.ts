import { RATE_LIMIT_MS } from '../../core/contract/limits.ts';
import { computeFingerprint } from '../fingerprint/compute-fingerprint.ts';
import { readFingerprint } from '../fingerprint/fingerprint-store.ts';
import { listenToHttp } from '../http/http-events.ts';
import { type CabinetStore, cabinetStore } from '../store/cabinet-store.ts';
import { hasUnsavedInput } from '../store/unsaved-input.ts';
import { followAccess } from './follow-access.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { askIdentity } from './identity-question.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { runRateLimitCountdown } from './rate-limit.ts';
import { retryUserLoads } from './retry-user-loads.ts';
import { isReadOnlyAtom, isSessionHeldAtom, sessionEventAtom, userAtom } from './session-atoms.ts';
import { listenToOtherTabs, type SessionNews } from './session-channel.ts';
import { settleInput } from './settle-input.ts';
import { adoptSessionAtom } from './sign-in-and-out.ts';

function followOtherTab(store: CabinetStore, news: SessionNews): void {
  if (news.kind === 'signed-out') {
    store.set(sessionEventAtom, { type: 'cleared' });
    forgetDrafts();
    return;
  }
  const isSamePerson = news.userId !== null && news.userId === store.get(userAtom)?.id;
  // Another person's cookie must not be shown with this person's name and data.
  if (!isSamePerson || store.get(isSessionHeldAtom)) void store.set(adoptSessionAtom);
}

/** The stored fingerprint serves the first calls, so computing it again does not delay the first view. */
const RENEW_FINGERPRINT_AFTER_MS = 3000;

function keepFingerprint(): () => void {
  const compute = () => {
    computeFingerprint().catch((error: unknown) => console.warn('No device fingerprint.', error));
  };
  if (readFingerprint() === null) {
    compute();
    return () => undefined;
  }
  const renewal = setTimeout(compute, RENEW_FINGERPRINT_AFTER_MS);
  return () => clearTimeout(renewal);
}

/** A running session; see {@link startSession}. */
export interface RunningSession {
  /** Settles when the first load of the user has settled, so that the session is known. */
  readonly ready: Promise<void>;
  /** Removes every listener and timer, for tests and hot reload. */
  stop(): void;
}

/**
 * Brings the session to life, once, as the page starts. It computes the fingerprint, listens to the transport and to
 * other tabs, counts the rate limit down, and loads the current user, retrying after failures.
 */
export function startSession(store: CabinetStore = cabinetStore): RunningSession {
  const stops = [
    keepFingerprint(),
    listenToHttp({
      onUnauthorized(hasNoCookies) {
        store.set(sessionEventAtom, { type: 'refused', hasNoCookies, hasUnsavedInput: hasUnsavedInput() });
      },
      onRateLimited: () => {
        store.set(sessionEventAtom, { type: 'rateLimited', until: Date.now() + RATE_LIMIT_MS });
      },
      ...followAccess(store),
      onReadOnly: (isReadOnly) => store.set(isReadOnlyAtom, isReadOnly),
    }),
    listenToOtherTabs((news) => followOtherTab(store, news)),
    runRateLimitCountdown(store),
    retryUserLoads(store),
    settleInput(store),
    askIdentity(store),
  ];
  return {
    ready: store.set(loadCurrentUserAtom),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
