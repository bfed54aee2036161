import type { ApiError } from './api-error.ts';
import { dropEarlyAnswers } from './early-answers.ts';
import { isNoAuthCookies } from './no-auth-cookies.ts';

/** Events that the transport reports to the session module. The transport itself never shows or navigates anything. */
export interface HttpListener {
  /** An authenticated call was answered 401. After AUTH.001 this browser holds no session cookie. */
  onUnauthorized(hasNoCookies: boolean): void;
  /** A call with a session was refused for lack of a right, or of a second factor (AUTH.013); `read` is the address, where it was a read. */
  onRightMissing(read: string | null): void;
  /** A call was answered 429 that has no limit of its own. */
  onRateLimited(error: ApiError): void;
  /** A call with a session was answered; `stamp` names the caller's role and its version. */
  onAccessStamp(stamp: string, answer: { readonly isCurrentUser: boolean }): void;
  /** The API answered, and said whether it can read but not write. A fault that does not say so tells nothing. */
  onReadOnly(isReadOnly: boolean): void;
}

const listeners = new Set<HttpListener>();

/** Registers a listener and returns the function that removes it. */
export function listenToHttp(listener: HttpListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let generation = 0;

/** Marks a call with the session in which it starts. */
export function currentGeneration(): number {
  return generation;
}

/** A new session begins, so answers to calls of the previous one say nothing about it. */
export function beginGeneration(): void {
  generation += 1;
  dropEarlyAnswers();
}

/** The call that was refused. */
export interface RefusedCall {
  readonly isAuthenticated: boolean;
  /** See `CallOptions`. */
  readonly hasOwnLimit: boolean;
  /** See `onRightMissing`. */
  readonly read: string | null;
}

/** Reports a refusal that concerns the session to the listeners. */
export function reportRefusal(error: ApiError, { isAuthenticated, hasOwnLimit, read }: RefusedCall): void {
  for (const listener of listeners) {
    if (error.status === 429 && !hasOwnLimit) listener.onRateLimited(error);
    if (error.status === 401 && isAuthenticated) listener.onUnauthorized(isNoAuthCookies(error));
    if (error.code === 'AUTH.003' && isAuthenticated) listener.onRightMissing(read);
    // Once there is a factor, the same read may be refused for lack of a right, which is news.
    if (error.code === 'AUTH.013' && isAuthenticated) listener.onRightMissing(null);
  }
}

/** Reports the role that the caller has by an answer. */
export function reportAccessStamp(stamp: string, answer: { readonly isCurrentUser: boolean }): void {
  for (const listener of listeners) listener.onAccessStamp(stamp, answer);
}

/** Reports whether the API that gave an answer can only read. */
export function reportReadOnly(isReadOnly: boolean): void {
  for (const listener of listeners) listener.onReadOnly(isReadOnly);
}

type WriteListener = (address: string) => void;

const writeListeners = new Set<WriteListener>();

/**
 * Registers who hears of each call that writes and has succeeded, by its address below `/api/v1/` before parameters are
 * filled in. Returns the function that removes it.
 */
export function listenToWrites(listener: WriteListener): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/** Reports that something was written. */
export function reportWritten(address: string): void {
  for (const listener of writeListeners) listener(address);
}
