import { type FontName, fontOf, MAIN_FONT } from './fonts.ts';

/** Signs that follow each other and are drawn by one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' });
/** What joins or varies other signs, and shows nothing by itself. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

/** A text in the runs of the fonts that have its signs. What no font has is written as its code point, «[U+D55C]». */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    for (const { font, text: signs } of drawn(segment.replace(UNSEEN, ''))) {
      const last = runs.at(-1);
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + signs };
      else runs.push({ font, text: signs });
    }
  }
  return runs;
}

/** A sign with its marks by one font, or else sign by sign. */
function drawn(signs: string): Run[] {
  if (signs === '') return [];
  const font = fontOf(signs);
  if (font !== undefined) return [{ font, text: signs }];
  return [...signs].map((sign) => {
    const own = fontOf(sign);
    return own === undefined ? { font: MAIN_FONT, text: codePoint(sign) } : { font: own, text: sign };
  });
}

const codePoint = (sign: string) =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
