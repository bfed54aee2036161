import { plural } from '@cabinet/kernel/core/text';
import { ApiError } from '#lib/api-error.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';

/** Counts a letter before it is written. Throws RATE.001 past a limit. Returns how to take the count back. */
export async function countLetter(
  limits: SharedLimits,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<() => Promise<void>> {
  const { invitationsByInviter, invitationsByEmail } = SHARED_LIMITS;
  await limits.hit(invitationsByInviter, userId);
  const refundInviter = () => limits.refund(invitationsByInviter, userId);
  const { hits, allowed, waitSeconds } = await limits.count(invitationsByEmail, email);
  if (hits > allowed) {
    await refundInviter();
    const letters = `${allowed} ${plural(allowed, 'письмо', 'письма', 'писем')}`;
    throw new ApiError('RATE.001', {
      message: `На этот адрес уже отправлено ${letters} за сутки. Попробуйте завтра`,
      retryAfterSeconds: waitSeconds,
    });
  }
  return async () => {
    await refundInviter();
    await limits.refund(invitationsByEmail, email);
  };
}
