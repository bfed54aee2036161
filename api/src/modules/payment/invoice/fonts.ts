import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

export type Weight = 'regular' | 'bold';

const resolve = createRequire(import.meta.url).resolve;
const bothWeights = (file: string) => ({ regular: resolve(file), bold: resolve(file) });

/** What an invoice is written with, and then what takes over where a sign is missing, the nearest in look first. */
export const FONTS = {
  'PT Sans': {
    regular: resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf'),
    bold: resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'),
  },
  DejaVu: {
    regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
  Chinese: bothWeights('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  Japanese: bothWeights('@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
  Emoji: bothWeights('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
} as const;

export type FontName = keyof typeof FONTS;

export const MAIN_FONT: FontName = 'PT Sans';
/** From the top of its line to the line that its letters stand on, as a share of the size. */
export const MAIN_ASCENT = 1.018;
const FALLBACKS: readonly FontName[] = ['DejaVu', 'Chinese', 'Japanese', 'Emoji'];

const opened = new Map<FontName, Font>();

/** Reads a font when the first text needs it: most need none but the main one. */
function open(name: FontName): Font {
  const known = opened.get(name);
  if (known !== undefined) return known;
  const font = openSync(FONTS[name].regular);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts`);
  opened.set(name, font);
  return font;
}

/** Whether a font draws all of these signs. */
function draws(name: FontName, signs: string): boolean {
  return [...signs].every((sign) => open(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** The first font that draws all of a sign with its marks; undefined where none does. */
export function fontOf(signs: string): FontName | undefined {
  return draws(MAIN_FONT, signs) ? MAIN_FONT : FALLBACKS.find((name) => draws(name, signs));
}
