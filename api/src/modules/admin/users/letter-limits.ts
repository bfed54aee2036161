import { plural } from '@cabinet/kernel/core/text';
import { ApiError } from '#lib/api-error.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';

/**
 * Counts a letter about an account before it is written. Throws RATE.001 past a limit. Returns how to take the count
 * back. Letters of invitations count apart, so that no inviter keeps these back.
 */
export async function countLetter(
  limits: SharedLimits,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<() => Promise<void>> {
  const { accountLettersByAdmin, accountLettersByEmail } = SHARED_LIMITS;
  await limits.hit(accountLettersByAdmin, userId);
  const refundAdmin = () => limits.refund(accountLettersByAdmin, userId);
  const { hits, allowed, waitSeconds } = await limits.count(accountLettersByEmail, email);
  if (hits > allowed) {
    await refundAdmin();
    const letters = `${allowed} ${plural(allowed, 'письмо', 'письма', 'писем')}`;
    throw new ApiError('RATE.001', {
      message: `На этот адрес уже отправлено ${letters} за сутки. Попробуйте завтра`,
      retryAfterSeconds: waitSeconds,
    });
  }
  return async () => {
    await refundAdmin();
    await limits.refund(accountLettersByEmail, email);
  };
}
