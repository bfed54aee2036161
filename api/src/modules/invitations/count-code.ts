import { networkOf } from '@cabinet/http-server';
import { ApiError } from '#lib/api-error.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import { afterSeconds } from './count-invitation.ts';
import type { LinkRow } from './link-repository.ts';

/**
 * Counts a letter with a code, whoever lives at the address. Throws RATE.001 past a limit and says when the next one may
 * be sent. Returns from when another letter may follow.
 */
export async function countCode(limits: SharedLimits, link: LinkRow): Promise<Date> {
  const { invitationCodePause, invitationCodesByInviter, invitationCodesByEmail } = SHARED_LIMITS;
  let waitSeconds = 0;
  const taken: (() => Promise<void>)[] = [];
  for (const [limit, who] of [
    [invitationCodePause, link.id],
    [invitationCodesByInviter, `${link.invited_by} ${link.email}`],
    [invitationCodesByEmail, link.email],
  ] as const) {
    const counted = await limits.count(limit, who);
    taken.push(() => limits.refund(limit, who));
    if (counted.hits > counted.allowed) {
      for (const refund of taken) await refund();
      throw tooSoon(counted.waitSeconds);
    }
    if (counted.hits === counted.allowed) waitSeconds = Math.max(waitSeconds, counted.waitSeconds);
  }
  return new Date(Date.now() + waitSeconds * 1000);
}

/** Counts the calls of an address, so that nobody makes it their work to write letters to strangers or to guess. */
export function countCaller(
  limits: SharedLimits,
  ip: string,
  limit: 'invitationCodesByAddress' | 'invitationAnswersByAddress',
) {
  return limits.hit(SHARED_LIMITS[limit], networkOf(ip));
}

function tooSoon(waitSeconds: number): ApiError {
  return new ApiError('RATE.001', {
    message: `Письмо с кодом уже отправлено. Следующее письмо можно отправить ${afterSeconds(waitSeconds)}`,
    retryAfterSeconds: waitSeconds,
  });
}
