import { WORD_JOINER } from '@cabinet/kernel/core/contract';

const LINE_BREAKS = /[\r\n\u0085\u2028\u2029\t\v\f]+/g;

/** Control characters, marks that turn the direction of text, and what nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Many spaces would push the rest to a line of its own. */
const SPACES = /\s{2,}/gu;

/** A full stop and what browsers take for one. */
const DOT = '[.\u2024\u3002\ufe52\uff0e\uff61]';

/**
 * What makes an address of a site or of a mail box: the colon of a scheme, slashes side by side, an at sign, and a dot
 * that touches words on both sides. Between two digits a dot is a date or a sum, unless it is one of three.
 */
const INSIDE_ADDRESS = new RegExp(
  [
    String.raw`(?<=\p{L})[:\uff1a](?=[/\\\uff0f]|[\p{L}\p{N}]+[@\uff20])`,
    String.raw`[/\\\uff0f](?=[/\\\uff0f])`,
    String.raw`[@\ufe6b\uff20](?=\S)`,
    String.raw`(?<=\S)${DOT}(?=[^\s\p{P}\p{N}])`,
    String.raw`(?<=[^\s\p{N}\p{P}])${DOT}(?=\p{N})`,
    String.raw`(?<=\p{N})${DOT}(?=[\p{N}-]+[\p{L}\p{M}\p{So}])`,
    String.raw`(?<=\p{N})${DOT}(?=\p{N}+${DOT}\p{N}+${DOT}\p{N})`,
    String.raw`(?<=\p{N}${DOT}\p{N}+${DOT}\p{N}+)${DOT}(?=\p{N})`,
  ].join('|'),
  'gu',
);

/**
 * A text as a letter shows it, on one line: without line breaks, control and direction characters, and with links that
 * mail programs no longer make, each word readable as it was typed. Whatever people typed passes through it, because a
 * name could otherwise speak to the reader in our voice (product.md, §24).
 */
export function plainLine(text: string): string {
  return text
    .replace(LINE_BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .trim()
    .replace(INSIDE_ADDRESS, `$&${WORD_JOINER}`);
}

/** A line that is no longer than `max` characters, with «…» for what is left out. */
export function shortened(text: string, max: number): string {
  const characters = [...plainLine(text)];
  return characters.length <= max
    ? characters.join('')
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** A name in quotation marks. Marks of its own become inner ones, so that nothing typed ends ours. */
export function named(name: string): string {
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
}

const NAME_IN_SUBJECT = 50;

/** The same in a subject, where a long name would hide what the letter is about. */
export function namedInSubject(name: string): string {
  return named(shortened(name, NAME_IN_SUBJECT));
}
