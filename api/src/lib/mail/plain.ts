/** Invisible, and neither part of an address nor of a word: mail programs make no link across it. */
const WORD_JOINER = '\u2060';

const LINE_BREAKS = /[\r\n\u0085\u2028\u2029\t\v\f]+/g;

/** Control characters, marks that turn the direction of text, and what nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** What mail programs take for the inside of an address of a site or of a mail box. */
const INSIDE_ADDRESS =
  /:(?=\/\/)|(?<=\S)[@\uff20](?=\S)|(?<=[\p{L}\p{N}])[.\uff0e\u3002\uff61](?=\p{L})|(?<=\p{L})[.\uff0e\u3002\uff61](?=[\p{L}\p{N}])/gu;

/**
 * A text as a letter shows it, on one line: without line breaks, control and direction characters, and with links that
 * mail programs no longer make, each word readable as it was typed. Whatever people typed passes through it, because a
 * name could otherwise speak to the reader in our voice (product.md, §24).
 */
export function plainLine(text: string): string {
  return text
    .replace(LINE_BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(INSIDE_ADDRESS, `$&${WORD_JOINER}`)
    .trim();
}
