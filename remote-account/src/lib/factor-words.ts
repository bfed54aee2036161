import { plural } from '@cabinet/kernel/core/text';
import type { Factors } from '../api/factors.ts';

/** Whether a second factor is asked for at a sign-in. */
export const isProtected = ({ passkeys, totp }: Pick<Factors, 'passkeys' | 'totp'>): boolean =>
  passkeys.length > 0 || totp !== null;

/** The second factors that there are, in words; empty where there are none. */
export function factorsText({ passkeys: { length }, totp }: Pick<Factors, 'passkeys' | 'totp'>): string {
  return [
    ...(length > 0 ? [`${length} ${plural(length, 'ключ', 'ключа', 'ключей')} доступа`] : []),
    ...(totp === null ? [] : ['приложение с кодами']),
  ].join(' и ');
}

/** Whether nothing but the password is left once one factor is taken away. */
export const isLastFactor = ({ passkeys, totp }: Pick<Factors, 'passkeys' | 'totp'>): boolean =>
  passkeys.length + (totp === null ? 0 : 1) === 1;

type Asker = NonNullable<Factors['demandedBy']>;

const LAST_STAYS: Readonly<Record<Asker, string>> = {
  staff:
    'Администрации второй способ обязателен: последний удалить нельзя. Чтобы сменить его, сначала добавьте другой.',
  company:
    'Ваша компания требует второй способ: последний удалить нельзя. Чтобы сменить его, сначала добавьте другой.',
};

/** Why the only second factor cannot be taken away; `null` where it can. An older API does not say who demands it. */
export function whyLastStays(factors: Factors): string | null {
  const { demandedBy = null } = factors satisfies { readonly demandedBy?: Asker | null };
  return demandedBy !== null && isLastFactor(factors) ? LAST_STAYS[demandedBy] : null;
}

/** What the end of the last factor means (product §12.9). */
export const LAST_FACTOR_TEXT =
  'Другого второго способа у вас нет: резервные коды перестанут действовать, и для входа хватит одного пароля.';
