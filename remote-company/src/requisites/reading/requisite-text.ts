const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\uff0d]/g;
const QUOTES = /[\u201c-\u201f\u2033\u301d-\u301f]/g;
const EDGES = /^[\s,;:.|/\\_=#№*•·"'()-]+|[\s,;:|/\\_=#№*•·'(-]+$/gu;

/** A pasted text with plain spaces, dashes, colons and quotation marks. Tabs and lines stay, because they separate. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .replace(/[\uff1a\ufe55]/g, ':')
    .replace(QUOTES, '"')
    .replace(/\u201e/g, '"')
    .replace(/ +/g, ' ')
    .replace(/ ?\t[\t ]*/g, '\t');
}

function unbracketed(text: string): string {
  return text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text;
}

/** A piece without the punctuation that only separated it. An opening quote that belongs to a pair stays. */
export function trimmed(piece: string): string {
  const bare = piece.replace(EDGES, '');
  const isQuoted = piece.trimStart().startsWith('"') && bare.includes('"');
  return unbracketed(isQuoted ? `"${bare}` : bare).trim();
}

/** Straight quotation marks as «». One before a letter or a digit opens. */
export function withGuillemets(text: string): string {
  return text
    .replace(/"(?=[\p{L}\d])/gu, '«')
    .replaceAll('"', '»')
    .replace(/(?<=\p{L})«/gu, ' «');
}

/** The place of the first comma outside quotation marks, or the length of a text without one. */
export function firstComma(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '«') depth += 1;
    else if (char === '»') depth -= 1;
    else if (char === ',' && depth <= 0) return at;
  }
  return text.length;
}
