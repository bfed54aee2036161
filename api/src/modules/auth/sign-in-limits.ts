import { networkOf } from '@cabinet/http-server';
import { type Count, type Limit, SHARED_LIMITS, type SharedLimits } from '../../plugins/rate-limit.ts';
import type { AccountOnDevice } from './repository.ts';

type Tries = {
  /** The count that belongs to the account. */
  count: Count;
  /** A right password is no guess. */
  refund: () => Promise<void>;
};

/**
 * Counts a try before it is judged; throws RATE.001 past a limit. Guesses at one account are counted together, from
 * whatever addresses they come, so a stranger could use all of them up. A browser that has signed in as this person
 * before is therefore counted by itself: nobody else can lock it out.
 */
export async function countSignIn(
  limits: SharedLimits,
  { email, ip, deviceKey }: { email: string; ip: string; deviceKey: string },
  account: AccountOnDevice | undefined,
): Promise<Tries> {
  const who = email.toLowerCase();
  const address = networkOf(ip);
  const own = account?.isKnownDevice ? SHARED_LIMITS.signInByDevice : SHARED_LIMITS.signInByAccount;
  const counted: [Limit, string][] = account?.isKnownDevice
    ? [[own, `${account.id} ${deviceKey}`]]
    : [
        [SHARED_LIMITS.signInByAddress, address],
        [SHARED_LIMITS.signInByEmail, `${who} ${address}`],
        [own, who],
        // Last, so that tries which the others refuse do not use up the day.
        [SHARED_LIMITS.signInByAccountDaily, who],
      ];
  let count: Count = { hits: 0, allowed: own.hits, waitSeconds: own.seconds };
  for (const [limit, key] of counted) {
    const hit = await limits.hit(limit, key);
    if (limit === own) count = hit;
  }
  return {
    count,
    refund: async () => {
      for (const [limit, key] of counted) await limits.refund(limit, key);
    },
  };
}
