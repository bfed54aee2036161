import type { Database } from '#db/index.ts';
import { startRounds } from '../rounds.ts';
import { claimLetters, markFailed, markSent, type StoredLetter } from './outbox.ts';
import type { MailTransport } from './transport.ts';

const BATCH = 20;
const LEASE_SECONDS = 120;
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
const ATTEMPTS = 12;

interface MailWorkerOptions {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly forgetBody: boolean;
  readonly pollMs?: number;
  readonly onError?: (error: unknown, letter?: StoredLetter) => void;
}

/** Sends the due letters once; returns how many were sent. */
export async function sendDueLetters({
  db,
  transport,
  forgetBody,
  onError,
}: MailWorkerOptions): Promise<number> {
  const letters = await claimLetters(db, { limit: BATCH, leaseSeconds: LEASE_SECONDS });
  let sent = 0;
  for (const letter of letters) {
    try {
      await transport.send(letter);
      await markSent(db, letter.id, { forgetBody });
      sent += 1;
    } catch (error) {
      onError?.(error, letter);
      await markFailed(db, letter.id, { error: String(error), retryAt: retryAt(letter.attempts) });
    }
  }
  return sent;
}

/** Starts the sender; returns how to stop it after the current letter. */
export function startMailWorker(options: MailWorkerOptions): () => Promise<void> {
  const { pollMs = 2_000, transport, onError } = options;
  const stop = startRounds({
    pauseMs: pollMs,
    async work(isStopped) {
      while (!isStopped() && (await sendDueLetters(options)) === BATCH);
    },
    onError: (error) => onError?.(error),
  });
  return async () => {
    await stop();
    transport.close();
  };
}

/** 30 s, doubled up to an hour; null after the last attempt. */
export function retryAt(attempts: number, now = Date.now()): Date | null {
  if (attempts >= ATTEMPTS) return null;
  return new Date(now + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS));
}
