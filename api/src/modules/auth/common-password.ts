import { badField } from '#lib/api-error.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';

export const COMMON_PASSWORD_MESSAGE = 'Слишком простой пароль: его легко угадать';

const common = new Set(COMMON_PASSWORDS.trim().split(/\s+/));

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const KEYBOARDS = [ROWS.slice(0, 3).join(''), ROWS.slice(3).join('')].flatMap((keys) => [
  keys,
  [...keys].reverse().join(''),
]);
/** One piece of up to four characters, repeated. */
const REPEATED = /^(.{1,4})\1+$/su;
const TAIL = /[\d\p{P}\p{S}]+$/u;

/** Whether a guesser who knows the e-mail would try this password among the first thousands. */
export function isCommonPassword(password: string, email: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim();
  const stem = text.replace(TAIL, '');
  const address = email.toLowerCase();
  const [mailbox = ''] = address.split('@');
  return (
    new Set(text).size <= 2 ||
    REPEATED.test(text) ||
    isRun(text) ||
    KEYBOARDS.some((keys) => keys.includes(text)) ||
    [text, stem].some((word) => common.has(word) || word === mailbox || word === address)
  );
}

/** Refuses a new password that is easy to guess; `field` is its name in the body. */
export function refuseCommonPassword(password: string, email: string, field: string): void {
  if (isCommonPassword(password, email)) throw badField(field, COMMON_PASSWORD_MESSAGE, 'VAL.002');
}

/** A run such as 12345678, 87654321 or abcdefgh; 0 comes after 9. */
function isRun(text: string): boolean {
  const codes = Array.from(
    text.replace(/90/g, '9:').replace(/09/g, ':9'),
    (sign) => sign.codePointAt(0) ?? 0,
  );
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}
