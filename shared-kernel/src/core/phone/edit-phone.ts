import { formatDigits } from './format-phone.ts';
import { PHONE_DIGITS, phoneDigits } from './phone-digits.ts';

/** What the field holds after an edit. */
export interface PhoneEdit {
  readonly text: string;
  readonly caret: number;
}

/** The direction of a deletion: Backspace is `backward`, Delete is `forward`. */
export type DeleteDirection = 'backward' | 'forward';

/** The field shows the prefix and waits for the first digit. */
const EMPTY_MASK = '+7 (';

/** The national digits on both sides of the caret after the edit. */
interface Sides {
  readonly before: string;
  readonly after: string;
}

/**
 * One edit of a masked phone field (product §5.4). From the text before, the text that the browser made of it and the
 * caret in that text come the masked text and the place of the caret. The caret stays behind the digit that was typed,
 * also in the middle. Deleting a bracket, space or hyphen deletes the digit beyond it. A pasted number of any Russian
 * form is normalised.
 */
export function editPhone(
  prevText: string,
  nextText: string,
  caret: number,
  direction: DeleteDirection = 'backward',
): PhoneEdit {
  const { before, after } = sidesAfterEdit(prevText, nextText, caret, direction);
  const digits = (before + after).slice(0, PHONE_DIGITS);
  if (digits === '') return emptyField(prevText, nextText);
  const text = formatDigits(digits);
  return { text, caret: caretBehind(text, Math.min(before.length, PHONE_DIGITS)) };
}

/** A lone '+' stays, so that it can be continued. A typed 7 or 8 opens the mask, and a deletion leaves nothing. */
function emptyField(prevText: string, nextText: string): PhoneEdit {
  const grew = nextText.length > prevText.length;
  const typedPrefix = grew && /[78]/.test(nextText);
  const text = typedPrefix ? EMPTY_MASK : grew && nextText.trim().startsWith('+') ? '+' : '';
  return { text, caret: text.length };
}

function sidesAfterEdit(prev: string, next: string, caret: number, direction: DeleteDirection): Sides {
  const tail = next.slice(caret);
  const removedEnd = prev.length - tail.length;
  if (!isMasked(prev) || removedEnd < 0 || !prev.endsWith(tail)) return freeText(next, caret);
  const start = commonStart(prev, next, Math.min(caret, removedEnd));
  const before = maskedDigits(prev, 0, start);
  const after = maskedDigits(prev, removedEnd, prev.length);
  const inserted = next.slice(start, caret);
  if (inserted !== '') return { before: before + insertedDigits(inserted, start), after };
  if (before.length + after.length < maskedDigits(prev, 0, prev.length).length) return { before, after };
  return direction === 'backward'
    ? { before: before.slice(0, -1), after }
    : { before, after: after.slice(1) };
}

/** A text that the mask did not make: an old value, undo, autofill. */
function freeText(next: string, caret: number): Sides {
  const digits = phoneDigits(next);
  const count = Math.min(phoneDigits(next.slice(0, caret)).length, digits.length);
  return { before: digits.slice(0, count), after: digits.slice(count) };
}

/** Digits behind the prefix are national ones, unless a whole number was pasted there. */
function insertedDigits(inserted: string, start: number): string {
  const digits = inserted.replace(/\D/g, '');
  const carriesPrefix = start < 2 || digits.length > PHONE_DIGITS || /^\s*\+\s*7/.test(inserted);
  return carriesPrefix ? phoneDigits(inserted) : digits;
}

function isMasked(text: string): boolean {
  return text === EMPTY_MASK || (text !== '' && text === formatDigits(maskedDigits(text, 0, text.length)));
}

/** The national digits between two places of a masked text. The 7 of its prefix is not one of them. */
function maskedDigits(text: string, from: number, to: number): string {
  return text.slice(Math.max(from, 2), Math.max(to, 2)).replace(/\D/g, '');
}

function commonStart(one: string, other: string, limit: number): number {
  let at = 0;
  while (at < limit && one[at] === other[at]) at += 1;
  return at;
}

function caretBehind(text: string, count: number): number {
  let at = EMPTY_MASK.length;
  for (let seen = 0; seen < count && at < text.length; at += 1) {
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return at;
}
