import { QUERY_CACHE_MS } from '../../core/contract/limits.ts';
import { SECURITY_HEADER } from '../../core/contract/security-header.ts';
import { FINGERPRINT_EXPRESSION } from '../fingerprint/compute-fingerprint.ts';
import { FINGERPRINT_STORAGE_KEY, readFingerprint } from '../fingerprint/fingerprint-store.ts';
import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from './api-base.ts';

/**
 * An answer that was read to its end, so that whoever needs it later waits for no piece of it behind the work of the
 * start.
 */
interface WholeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A question that was asked before the code was there that needs its answer. */
interface EarlyAnswer {
  /** When it was asked, by `performance.now()`. */
  readonly askedAt: number;
  /** Kept until somebody takes it. */
  response?: Promise<WholeResponse>;
}

declare global {
  interface Window {
    /** The questions by their address, as `urlOf` writes it. */
    earlyAnswers?: Record<string, EarlyAnswer>;
  }
}

/** An answer that nobody took for so long is no longer fresh. */
const FRESH_MS = 15_000;

/** The address that says who is at this browser. Nothing is drawn before that is known. */
export const CURRENT_USER_URL = `${API_BASE_PATH}users/me`;

const FRAME_LIMIT_MS = 100;

/**
 * Waits until the screen without its data has been painted and can be used. Only then the data are drawn, in one long
 * piece of work.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden page draws no frames.
    setTimeout(resolve, FRAME_LIMIT_MS);
  });
}

/** Name of the meta element that lists the addresses of {@link EARLY_CALLS_SCRIPT}, with a space between two. */
const META = 'cabinet-early-calls';

/**
 * Asks one question.
 *
 * @remarks Also runs in an inline script, by its source alone: it may use nothing from outside itself.
 */
function ask(
  url: string,
  header: string,
  fingerprint: string | Promise<string>,
  timeoutMs: number,
): EarlyAnswer {
  const send = (value: string) =>
    fetch(url, {
      headers: { Accept: 'application/json', [header]: value },
      signal: AbortSignal.timeout(timeoutMs),
    }).then((answer) =>
      answer.text().then((text) => ({ ok: answer.ok, status: answer.status, headers: answer.headers, text })),
    );
  const response = typeof fingerprint === 'string' ? send(fingerprint) : fingerprint.then(send);
  // Whoever takes the answer hears of a failure. A question that nobody needed may fail in silence.
  response.catch(() => undefined);
  return { askedAt: performance.now(), response };
}

/**
 * Puts the fingerprint, or the promise of one, into `f`: the stored one, otherwise one computed from the device's
 * traits.
 */
const FIND_FINGERPRINT = `let f;try{f=localStorage.getItem('${FINGERPRINT_STORAGE_KEY}')}catch{}f||=crypto.subtle&&${FINGERPRINT_EXPRESSION}.then(v=>window.earlyFingerprint=v)`;

/**
 * For a `<script>` in the head of a page for somebody with a session, behind the meta element that lists its first
 * calls. It asks for what the first view needs while the code is still on its way. Preload links cannot do that,
 * because they cannot carry the fingerprint, without which `users/me` is refused. Where the browser hides its hashes
 * nothing is asked here.
 */
export const EARLY_CALLS_SCRIPT = `(()=>{try{${FIND_FINGERPRINT};const k=${ask},e={};if(!f)return;for(const a of document.querySelector('meta[name=${META}]').content.split(' ')){const u='${API_BASE_PATH}'+a;e[u]=k(u,'${SECURITY_HEADER}',f,${REQUEST_TIMEOUT_MS})}window.earlyAnswers=e}catch{}})()`;

const age = ({ askedAt }: EarlyAnswer) => performance.now() - askedAt;

const freshResponse = (url: string): Promise<WholeResponse> | undefined => {
  const early = window.earlyAnswers?.[url];
  return early !== undefined && age(early) < FRESH_MS ? early.response : undefined;
};

/**
 * Asks ahead of need for what a route's contract lists, unless the answer to a former question is on its way or still
 * cached.
 */
export function askEarly(addresses: readonly string[]): void {
  const fingerprint = readFingerprint();
  if (fingerprint === null) return;
  window.earlyAnswers ??= {};
  const answers = window.earlyAnswers;
  for (const address of addresses) {
    const url = `${API_BASE_PATH}${address}`;
    const former = answers[url];
    if (former !== undefined && age(former) < QUERY_CACHE_MS) continue;
    answers[url] = ask(url, SECURITY_HEADER, fingerprint, REQUEST_TIMEOUT_MS);
  }
}

/** Whether {@link takeEarlyAnswer} has something for an address. */
export const hasEarlyAnswer = (url: string): boolean => freshResponse(url) !== undefined;

/** The outcome of an early question. */
export interface TakenAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly data: unknown;
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The answer to an early question, for the first who needs it. `null` when nothing was asked, or no answer came. */
export async function takeEarlyAnswer(url: string): Promise<TakenAnswer | null> {
  const early = freshResponse(url);
  delete window.earlyAnswers?.[url]?.response;
  const response = await early?.catch(() => undefined);
  if (response === undefined) return null;
  if (url !== CURRENT_USER_URL) await painted();
  const { status, headers, text } = response;
  return { status, headers: Object.fromEntries(headers), data: dataOf(text) };
}

/** Drops the early answers, because something was written or another person is here. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
