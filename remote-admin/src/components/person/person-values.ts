import { formatPhone, toPhoneWire } from '@cabinet/kernel/core/phone';
import { tidyLine } from '@cabinet/kernel/core/text';
import type { AdminUser } from '../../api/admin-users.ts';

/** What a person is called and reached by, as the form holds it. */
export interface PersonValues {
  readonly email: string;
  readonly displayName: string;
  readonly phone: string;
}

export const NO_VALUES: PersonValues = { email: '', displayName: '', phone: '' };

export const PERSON_FIELDS = { email: 'Почта', displayName: 'Имя', phone: 'Телефон' } as const;

export const toPersonValues = ({ email, displayName, phone }: AdminUser): PersonValues => ({
  email,
  displayName,
  phone: formatPhone(phone ?? ''),
});

export const toPersonBody = ({ email, displayName, phone }: PersonValues) => ({
  email: email.trim(),
  displayName: tidyLine(displayName),
  phone: toPhoneWire(phone) ?? null,
});
