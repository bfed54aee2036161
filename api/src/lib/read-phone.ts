import { PHONE_INCOMPLETE_MESSAGE, toPhoneWire } from '@cabinet/kernel/core/phone';
import { badField } from './api-error.ts';

/** A telephone number as it is stored, of what a person typed; none of an empty field. */
export function readPhone(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const phone = toPhoneWire(text);
  if (phone !== undefined) return phone;
  throw badField('phone', PHONE_INCOMPLETE_MESSAGE);
}
