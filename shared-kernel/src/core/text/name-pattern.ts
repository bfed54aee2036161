/** What a person sees; a picture of a later Unicode than ours counts, too. */
const SEEN = String.raw`\p{L}\p{N}\p{P}\p{S}\p{ExtPict}`;

/** Pictures, and the colours of skin that follow them. They may carry how to draw them, and be joined to the next. */
const PICTURE = String.raw`[\p{ExtPict}\p{EMod}][\ufe0e\ufe0f]?(?:\u200d(?=\p{ExtPict}))?`;

/** Scripts that spell words with an invisible joiner or its opposite between two letters, as Persian does. */
const JOINING = [
  'Arab',
  'Syrc',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');
const JOINING_LETTER = String.raw`(?!\p{C})[${JOINING}]`;
const JOINED = String.raw`${JOINING_LETTER}(?:[\u200c\u200d](?=${JOINING_LETTER}))?`;

/**
 * Not assigned, for control and direction, private, halves of pairs, breaks of lines and paragraphs, what Unicode
 * itself calls ignorable (Hangul fillers and tags are among it), and the signs that look like a space or like nothing:
 * Braille without dots, the place of an object, the half fill space, the blanks of hieroglyphs, the note without a head.
 */
const UNWANTED = String.raw`\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\u303f\ufffc\u{13441}\u{13442}\u{1d159}`;
const PLAIN = String.raw`[^${UNWANTED}\p{ExtPict}\p{EMod}${JOINING}]`;
const KEYCAP = String.raw`\ufe0f\u20e3`;

// No two of these begin alike, so that matching takes one pass over any text.
const CHARACTER = `${PICTURE}|${JOINED}|${KEYCAP}|${PLAIN}`;

const patternOf = (character: string) => new RegExp(`^(?=[^${SEEN}]*[${SEEN}])(?:${character})+$`, 'u');

/**
 * A name or another short text on one line (product §5.11): something visible, no break of the line, nothing that
 * controls, turns the direction of what stands around it or stays unseen. As a source it works in a schema too.
 */
export const NAME_PATTERN: RegExp = patternOf(CHARACTER);

/** {@link NAME_PATTERN} for a text of several lines: it may also hold `\n` and tabs. */
export const TEXT_PATTERN: RegExp = patternOf(String.raw`${CHARACTER}|[\n\t]`);

/** A text holds a character that its pattern refuses. */
export const NAME_CHARACTERS_MESSAGE = 'Уберите невидимые и управляющие символы';

/** A text holds nothing that a person sees. */
export const NAME_UNSEEN_MESSAGE = 'Введите хотя бы один видимый символ';

const WANTED_OR_NOT = new RegExp(`(${CHARACTER})|[^]`, 'gu');
const ANY_SEEN = new RegExp(`[${SEEN}]`, 'u');
const LINE_BREAKS = /[\r\n\t\v\f\u0085\u2028\u2029]+/u;
const UNSEEN_END = /[\s\p{Cf}]/u;

function onOneLine(text: string): string {
  const lines = text.split(LINE_BREAKS).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** A loop, because a pattern that ends with the text tries again at every space. */
function withoutUnseenEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && UNSEEN_END.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN_END.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A text of anybody's on one line: breaks become a space, and every character that {@link NAME_PATTERN} refuses goes. */
export function cleanLine(text: string): string {
  return onOneLine(
    text.replace(WANTED_OR_NOT, (found, wanted) => wanted ?? (LINE_BREAKS.test(found) ? '\n' : '')),
  );
}

/**
 * What the person should do so that a pattern takes the text.
 *
 * @returns undefined when it does, and for a text that is empty or holds nothing but spaces, which is a missing one
 */
export function textProblem(text: string, pattern: RegExp = NAME_PATTERN): string | undefined {
  if (text.trim() === '' || pattern.test(text)) return undefined;
  return ANY_SEEN.test(cleanLine(text)) ? NAME_CHARACTERS_MESSAGE : NAME_UNSEEN_MESSAGE;
}

/** What a form sends for a typed or pasted line: without spaces and unseen characters at its ends, breaks are spaces. */
export function tidyLine(text: string): string {
  return onOneLine(tidyText(text));
}

/** {@link tidyLine} for a text of several lines, which keeps them. */
export function tidyText(text: string): string {
  const tidy = withoutUnseenEnds(text).replace(/\r\n?/g, '\n');
  // Of unseen characters alone something stays, so that the form says what is wrong.
  return tidy === '' && text.trim() !== '' ? text.trim() : tidy;
}
