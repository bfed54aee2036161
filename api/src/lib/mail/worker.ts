import type { Database } from '#db/index.ts';
import { startRounds } from '../rounds.ts';
import { BEATS_MISSED, whileBeating } from '../while-beating.ts';
import { filesOf, type LetterDocuments } from './attachment.ts';
import { admitLetter } from './limits.ts';
import { claimLetter, extendLease, markFailed, markSent, type StoredLetter } from './outbox.ts';
import type { MailTransport } from './transport.ts';

const BATCH = 20;
/** After so long a silence a sender counts as dead. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
const ATTEMPTS = 12;

/** What became of an attempt; `failed` says that it was the last one, `digested` that the letter waits for the digest. */
export const LETTER_OUTCOMES = ['sent', 'put_off', 'failed', 'digested'] as const;

type LetterOutcome = (typeof LETTER_OUTCOMES)[number];

interface MailWorkerOptions {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly forgetBody: boolean;
  /** What makes the documents that go with letters. */
  readonly documents?: LetterDocuments;
  /** Multiplies how many letters a day people may cause. */
  readonly limitScale?: number;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly onError?: (error: unknown, letter?: StoredLetter) => void;
  readonly onOutcome?: (outcome: LetterOutcome) => void;
}

/** Sends the due letters once, one after the other, up to a limit. Returns how many were sent. */
export async function sendDueLetters(
  options: MailWorkerOptions,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { leaseMs = LEASE_MS } = options;
  let sent = 0;
  for (let count = 0; count < BATCH && !isStopped(); count += 1) {
    const letter = await nextLetter(options, leaseMs, isStopped);
    if (!letter) break;
    if (await sendLetter(options, letter, leaseMs)) sent += 1;
  }
  return sent;
}

/** Claims the next letter that leaves. Those that are too many for the day go to the digest on the way. */
async function nextLetter(
  { db, limitScale = 1, onOutcome }: MailWorkerOptions,
  leaseMs: number,
  isStopped: () => boolean,
): Promise<StoredLetter | undefined> {
  while (!isStopped()) {
    const letter = await claimLetter(db, leaseMs);
    if (!letter || (await admitLetter(db, letter, limitScale))) return letter;
    onOutcome?.('digested');
  }
  return undefined;
}

/** Sends one letter. Its lease is renewed meanwhile, so no other sender takes it however long the server needs. */
async function sendLetter(
  { db, transport, forgetBody, documents, onError, onOutcome }: MailWorkerOptions,
  letter: StoredLetter,
  leaseMs: number,
): Promise<boolean> {
  const beating = {
    beat: () => extendLease(db, letter.id, leaseMs),
    everyMs: leaseMs / BEATS_MISSED,
    onError: (error: unknown) => onError?.(error, letter),
  };
  try {
    await whileBeating(beating, async () => transport.send(letter, await filesOf(letter, documents)));
    await markSent(db, letter.id, { forgetBody });
    onOutcome?.('sent');
    return true;
  } catch (error) {
    onError?.(error, letter);
    const again = retryAt(letter.attempts);
    await markFailed(db, letter.id, { error: String(error), retryAt: again });
    onOutcome?.(again ? 'put_off' : 'failed');
    return false;
  }
}

/** Starts the sender; returns how to stop it after the current letter. */
export function startMailWorker(options: MailWorkerOptions): () => Promise<void> {
  const { pollMs = 2_000, transport, onError } = options;
  const stop = startRounds({
    pauseMs: pollMs,
    async work(isStopped) {
      while (!isStopped() && (await sendDueLetters(options, isStopped)) === BATCH);
    },
    onError: (error) => onError?.(error),
  });
  return async () => {
    await stop();
    transport.close();
  };
}

/** The pause before the next attempt: 30 s, doubled up to an hour; null after the last attempt. */
export function retryAt(attempts: number, now = Date.now()): Date | null {
  if (attempts >= ATTEMPTS) return null;
  return new Date(now + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS));
}
