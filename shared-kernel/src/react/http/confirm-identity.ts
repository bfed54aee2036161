import { ApiError } from './api-error.ts';
import { currentGeneration } from './http-events.ts';
import { isUnconfirmed } from './is-unconfirmed.ts';

/**
 * Asks the person to prove who they are.
 *
 * @param methods how they may, the first way first
 * @returns whether they have
 */
export type IdentityAsker = (methods: readonly string[]) => Promise<boolean>;

let asker: IdentityAsker | null = null;
let underWay: Promise<boolean> | null = null;

/** Registers who asks, and returns the function that removes them. Without anybody a refused call just fails. */
export function askIdentityBy(by: IdentityAsker): () => void {
  asker = by;
  return () => {
    if (asker === by) asker = null;
  };
}

/** One question serves every call that is refused while it stands. */
function ask({ methods }: ApiError): Promise<boolean> {
  underWay ??= (asker?.(methods) ?? Promise.resolve(false)).finally(() => {
    underWay = null;
  });
  return underWay;
}

/**
 * Makes a call that writes. When it is refused until the person proves who they are (product §12.10), it waits for that and
 * is made once more, with the same key: a refused call has used none up. Where they do not, it fails as it was refused.
 */
export async function withConfirmedIdentity<Result>(call: () => Promise<Result>): Promise<Result> {
  const generation = currentGeneration();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || !isUnconfirmed(error)) throw error;
      const isConfirmed = await ask(error);
      // Somebody else may be at this browser by now.
      if (!isConfirmed || generation !== currentGeneration()) throw error;
    }
  }
}
