import { Turns } from '#db/turns.ts';
import { ApiError } from './api-error.ts';

/** Passwords are hashed on the four threads of Node's pool. */
const THREADS = 4;
const WAIT_MS = 10_000;
const RETRY_S = 5;

/** Whose hashes stand in one line: those of sign-ins, or those of calls that set a password. */
type Line = 'sign-in' | 'new password';

export interface HashingTurns {
  /** Throws RATE.001 for whoever has waited for ten seconds. */
  readonly run: <T>(line: Line, work: () => Promise<T>) => Promise<T>;
}

/**
 * The limit of hashing (product §12.6). Each line gets half of the threads, so that however many set passwords, a
 * sign-in never waits behind them.
 */
export function createHashingTurns(waitMs = WAIT_MS): HashingTurns {
  return new Turns({
    atOnce: THREADS / 2,
    waitMs,
    refusal: () =>
      new ApiError('RATE.001', {
        message: 'Сейчас слишком много людей входит или задаёт пароль. Повторите через несколько секунд',
        retryAfterSeconds: RETRY_S,
      }),
  });
}
