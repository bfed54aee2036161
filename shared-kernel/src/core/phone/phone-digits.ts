/** How many digits of a Russian number follow +7 (product §5.4). */
export const PHONE_DIGITS = 10;
/** Some digits of the number are missing. */
export const PHONE_INCOMPLETE_MESSAGE = `Укажите ${PHONE_DIGITS} цифр номера после +7`;

/**
 * The national digits of a Russian number. Everything but digits is removed, a leading 7 or 8 is dropped, and at most
 * 10 digits are kept (product §5.4).
 */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^[78]/, '').slice(0, PHONE_DIGITS);
}

/** Whether a text holds all 10 digits of a Russian number (product §5.4). */
export function isPhone(text: string): boolean {
  return phoneDigits(text).length === PHONE_DIGITS;
}

/** A number as it is stored and sent, '+7XXXXXXXXXX'. Undefined while it is not complete. */
export function toPhoneWire(text: string): string | undefined {
  return isPhone(text) ? `+7${phoneDigits(text)}` : undefined;
}
