import { networkOf } from '@cabinet/http-server';
import { plural } from '@cabinet/kernel/core/text';
import { ApiError } from '#lib/api-error.ts';
import { letterTime } from '#lib/mail/index.ts';
import { type Limit, SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';

const MINUTE_S = 60;
const MINUTE_MS = 60_000;

/** Counts an invitation before it is made. Throws RATE.001 past a limit. Returns how to take the count back. */
export async function countInvitation(
  limits: SharedLimits,
  { userId, ip, aDay }: { readonly userId: string; readonly ip: string; readonly aDay: Limit },
): Promise<() => Promise<void>> {
  const { invitationsByAddress } = SHARED_LIMITS;
  const network = networkOf(ip);
  const refundInviter = () => limits.refund(aDay, userId);
  const { hits, allowed, waitSeconds } = await limits.count(aDay, userId);
  if (hits > allowed) {
    await refundInviter();
    throw tooMany(allowed, waitSeconds);
  }
  const refund = async () => {
    await refundInviter();
    await limits.refund(invitationsByAddress, network);
  };
  try {
    await limits.hit(invitationsByAddress, network);
  } catch (error) {
    await refund();
    throw error;
  }
  return refund;
}

function tooMany(allowed: number, waitSeconds: number): ApiError {
  const invitations = `${allowed} ${plural(allowed, 'приглашение', 'приглашения', 'приглашений')}`;
  return new ApiError('RATE.001', {
    message: `За сутки вы отправили ${invitations}, больше нельзя. Следующее можно отправить ${afterSeconds(waitSeconds)}`,
    retryAfterSeconds: waitSeconds,
  });
}

/** When so many seconds are over, as texts tell it: not a minute too early. */
export function afterSeconds(seconds: number): string {
  return letterTime(new Date(Math.ceil(Date.now() / MINUTE_MS + seconds / MINUTE_S) * MINUTE_MS));
}
