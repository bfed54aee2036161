import { networkOf } from '@cabinet/http-server';
import { type Count, type Limit, SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { AccountOnDevice } from './repository.ts';

export interface Tries {
  /** The number of tries at the account. */
  readonly count: Count;
  /** Takes the tries back, because a right password is no guess. */
  readonly refund: () => Promise<void>;
}

/**
 * Counts a try before the password is checked. Throws RATE.001 past a limit. All tries at one account count together,
 * whatever their address, so a stranger could use them all up. A browser that has signed in to the account before has a
 * count of its own, so nobody else can lock it out.
 */
export async function countSignIn(
  limits: SharedLimits,
  { email, ip, deviceKey }: { readonly email: string; readonly ip: string; readonly deviceKey: string },
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
        // This limit comes last, so that tries which the other limits refuse do not use up the day.
        [SHARED_LIMITS.signInByAccountDaily, who],
      ];
  return countEach(limits, counted, own);
}

/**
 * Counts a try at the second factor of a person before it is checked, as `countSignIn` does: whoever knows the password and
 * guesses elsewhere takes nothing from a browser that has signed in before. Throws RATE.001 past a limit.
 */
export function countSecondFactor(
  limits: SharedLimits,
  { id, isKnownDevice }: Pick<AccountOnDevice, 'id' | 'isKnownDevice'>,
  { ip, deviceKey }: { readonly ip: string; readonly deviceKey: string },
): Promise<Tries> {
  const own = isKnownDevice ? SHARED_LIMITS.secondFactorByDevice : SHARED_LIMITS.secondFactorByPerson;
  const counted: [Limit, string][] = isKnownDevice
    ? [
        [own, `${id} ${deviceKey}`],
        [SHARED_LIMITS.secondFactorByDevicesDaily, id],
      ]
    : [
        [SHARED_LIMITS.secondFactorByAddress, networkOf(ip)],
        [own, id],
        [SHARED_LIMITS.secondFactorByPersonDaily, id],
      ];
  return countEach(limits, counted, own);
}

async function countEach(
  limits: SharedLimits,
  counted: readonly (readonly [Limit, string])[],
  own: Limit,
): Promise<Tries> {
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
