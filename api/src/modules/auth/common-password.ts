import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { badField } from '#lib/api-error.ts';

export const COMMON_PASSWORD_MESSAGE = 'Слишком простой пароль: его легко угадать';

/** Of Russian keyboards, which the list of the world does not know. */
const RUSSIAN = `
пароль12 пароль123 пароль1234 парольпароль мойпароль йцукенгш йцукен123 йцукенгшщз привет123 приветпривет любовь123
администратор администратор1 россия123 москва123 спартак1922 наташа123 максим123 солнышко солнышко1 зенит2008 guest1234
cabinet1 moscow2024 moscow2025 moscow2026 dinamo1923`;

let known: ReadonlySet<string> | undefined;

/** Read at the first new password: most processes of a command never need them. */
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    `${brotliDecompressSync(readFileSync(new URL('./common-passwords.txt.br', import.meta.url)))}${RUSSIAN}`.split(
      /\s+/,
    ),
  );
  return known;
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const KEYBOARDS = [ROWS.slice(0, 3).join(''), ROWS.slice(3).join('')].flatMap((keys) => [
  keys,
  [...keys].reverse().join(''),
]);
/** One piece of up to four characters, repeated. */
const REPEATED = /^(.{1,4})\1+$/su;
const TAIL = /[\d\p{P}\p{S}]+$/u;

const LETTERS = /\p{L}+/gu;
/** Shorter words stand in too many others. */
const OWN_WORD_MIN = 3;
/** Fewer letters beside one's own names are no secret. */
const FOREIGN_LETTERS_MIN = 4;

/** Whose password it is to be: what a guesser knows of them first. */
interface Owner {
  readonly email: string;
  /** Absent where it is not known yet, or must not be told by an answer. */
  readonly name?: string;
}

/** Whether a guesser who knows the person would try this password among the first hundred thousand. */
export function isCommonPassword(password: string, { email, name = '' }: Owner): boolean {
  const text = simple(password);
  const stem = text.replace(TAIL, '');
  const address = simple(email);
  const [mailbox = ''] = address.split('@');
  return (
    new Set(text).size <= 2 ||
    REPEATED.test(text) ||
    isRun(text) ||
    KEYBOARDS.some((keys) => keys.includes(text)) ||
    [text, stem].some((word) => commonPasswords().has(word) || word === mailbox || word === address) ||
    isOwnNames(text, `${name} ${mailbox}`)
  );
}

const simple = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Names of its owner with little beside them, such as «Петрова-Анна-1987!». */
function isOwnNames(text: string, names: string): boolean {
  const own = (simple(names).match(LETTERS) ?? []).filter(({ length }) => length >= OWN_WORD_MIN);
  const rest = own
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && (rest.match(LETTERS) ?? []).join('').length < FOREIGN_LETTERS_MIN;
}

/** Refuses a new password that is easy to guess; `field` is its name in the body. */
export function refuseCommonPassword(password: string, owner: Owner, field: string): void {
  if (isCommonPassword(password, owner)) throw badField(field, COMMON_PASSWORD_MESSAGE, 'VAL.002');
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
