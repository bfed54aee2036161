/** A letter with its accents or a picture with all that it is joined of, where the browser knows no graphemes. */
const SIGN =
  /(?:\p{RI}\p{RI}|\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]*(?:\u200d\p{ExtPict}[\ufe0e\ufe0f\p{EMod}]*)*|.)\p{M}*/su;

function firstSign(word: string): string {
  if (typeof Intl.Segmenter === 'function') {
    const [first] = new Intl.Segmenter('ru', { granularity: 'grapheme' }).segment(word);
    return first?.segment ?? '';
  }
  return SIGN.exec(word)?.[0] ?? '';
}

/** The first signs of the first two words of a name, in capitals: whole letters and pictures, as a person sees them. */
export function initials(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/u);
  return words
    .slice(0, 2)
    .map((word) => firstSign(word).toUpperCase())
    .join('');
}
