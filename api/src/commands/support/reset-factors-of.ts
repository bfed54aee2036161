import { plural } from '@cabinet/kernel/core/text';
import type { Config } from '#config/index.ts';
import { OperatorError } from '#config/operator-error.ts';
import { type Database, inTransaction } from '#db/index.ts';
import type { SecondFactor } from '#lib/second-factors/schemas.ts';
import { resetFactors } from '#modules/auth/second-factor/reset-factors.ts';

/** Takes away the second factors of whoever has this e-mail, and says what there was (product §12.9). */
export function resetFactorsOf(
  db: Database,
  address: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('users')
      .select(['id', 'email', 'display_name', 'password_hash'])
      .where('email', '=', address)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new OperatorError(`${address} has no account.`);
    const reset = await resetFactors(trx, person, {
      by: { name: 'reset-factors' },
      cabinetOrigin: publicUrl ?? '',
    });
    if (!reset) return `${address} has no second factor; nothing was changed.`;
    const { factors, endedSessions: ended } = reset;
    const gone = factors.map((factor) => FACTOR[factor]).join(', ');
    const next =
      person.password_hash === null
        ? 'There is no password: «Забыли пароль?» sets one.'
        : 'The password stays, and opens the account alone.';
    return [
      `${address} has no second factor any more; taken away: ${gone}.`,
      `${ended} ${plural(ended, 'session', 'sessions', 'sessions')} ended. ${next} A letter tells the person.`,
    ].join('\n');
  });
}

const FACTOR: Readonly<Record<SecondFactor, string>> = {
  passkey: 'passkeys',
  totp: 'codes of an app',
  recovery_code: 'recovery codes',
};
