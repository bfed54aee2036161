import { QUERY_CACHE_MS } from '../../core/contract/limits.ts';
import { SECURITY_HEADER } from '../../core/contract/security-header.ts';
import { FINGERPRINT_EXPRESSION } from '../fingerprint/compute-fingerprint.ts';
import { FINGERPRINT_STORAGE_KEY, readFingerprint } from '../fingerprint/fingerprint-store.ts';
import { API_BASE_PATH, REQUEST_TIMEOUT_MS } from './api-base.ts';

/** An answer as it came, read to its end: whoever needs it later waits for no piece of it behind the work of the start. */
interface WholeResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A question that was asked before the code that needs its answer was there. */
interface EarlyAnswer {
  /** By `performance.now()`. */
  readonly askedAt: number;
  /** Until somebody takes it. */
  response?: Promise<WholeResponse>;
}

declare global {
  interface Window {
    /** By address, as `urlOf` writes it. */
    earlyAnswers?: Record<string, EarlyAnswer>;
  }
}

/** An answer that nobody took so long is not fresh any more. */
const FRESH_MS = 15_000;

/** Who is at this browser; nothing is drawn before that is known. */
export const CURRENT_USER_URL = `${API_BASE_PATH}users/me`;

const FRAME_LIMIT_MS = 100;

/** The screen without its data is painted, and can be used, before the data are drawn in one long piece of work. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden page has no frames.
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
  // Who takes it hears of it; a question that nobody needed may fail in silence.
  response.catch(() => undefined);
  return { askedAt: performance.now(), response };
}

/** Ends with a fingerprint in `f`, or the promise of one: what is stored, else what the device's traits make. */
const FIND_FINGERPRINT = `let f;try{f=localStorage.getItem('${FINGERPRINT_STORAGE_KEY}')}catch{}f||=crypto.subtle&&${FINGERPRINT_EXPRESSION}.then(v=>window.earlyFingerprint=v)`;

/**
 * For a `<script>` in the head of a page for somebody with a session, behind the meta element that lists its first calls:
 * what the first view needs is on the way while the code still is. Preload links cannot do it, because they cannot carry
 * the fingerprint, which `users/me` is refused without. Where the browser hides its hashes nothing is asked here.
 */
export const EARLY_CALLS_SCRIPT = `(()=>{try{${FIND_FINGERPRINT};const k=${ask},e={};if(!f)return;for(const a of document.querySelector('meta[name=${META}]').content.split(' ')){const u='${API_BASE_PATH}'+a;e[u]=k(u,'${SECURITY_HEADER}',f,${REQUEST_TIMEOUT_MS})}window.earlyAnswers=e}catch{}})()`;

const age = ({ askedAt }: EarlyAnswer) => performance.now() - askedAt;

const freshResponse = (url: string): Promise<WholeResponse> | undefined => {
  const early = window.earlyAnswers?.[url];
  return early !== undefined && age(early) < FRESH_MS ? early.response : undefined;
};

/** Asks ahead of need what a route's contract lists, unless a former question's answer is on its way or still cached. */
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

/** What came of an early question. */
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

/** The answer to an early question, for the first who needs it; `null` when nothing was asked, or no answer came. */
export async function takeEarlyAnswer(url: string): Promise<TakenAnswer | null> {
  const early = freshResponse(url);
  delete window.earlyAnswers?.[url]?.response;
  const response = await early?.catch(() => undefined);
  if (response === undefined) return null;
  if (url !== CURRENT_USER_URL) await painted();
  const { status, headers, text } = response;
  return { status, headers: Object.fromEntries(headers), data: dataOf(text) };
}

/** Early answers hold no longer: something was written, or another person is here. */
export function dropEarlyAnswers(): void {
  delete window.earlyAnswers;
}
