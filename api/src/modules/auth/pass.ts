import type { Database } from '#db/database.ts';
import type { Actor } from '#lib/audit/actor.ts';
import type { Caller } from './caller.ts';
import { enter, type SignedIn } from './enter.ts';
import type { Account } from './repository.ts';
import { beginStep, type SignInStep } from './second-factor/step.ts';

/** What a right password leads to: a session, or the step of the second factor. */
export type Passed = { readonly entered: SignedIn } | { readonly step: SignInStep };

/**
 * Lets somebody whose password is known to be right in, or to the second factor where they have one, in the caller's
 * transaction. `meanwhile` is what else they do in it: without a session nothing proves that it is them.
 *
 * @throws AUTH.004 where the account has changed since, AUTH.012 where a factor has come since it was read
 */
export async function passByPassword(
  trx: Database,
  account: Account,
  caller: Caller,
  meanwhile: (by: Actor) => Promise<void> = async () => {},
): Promise<Passed> {
  if (account.factors.length === 0) {
    const entry = await enter(trx, account, caller, { by: 'password', meanwhile });
    return { entered: { account, ...entry } };
  }
  const step = await beginStep(trx, account, caller);
  await meanwhile({ name: 'visitor' });
  return { step };
}
