import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2';
import rouble from '@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2';

/** The family of the cabinet: Golos Text by Paratype, whose figures all can be of one width. */
export const FACE = 'Golos Text';

/** On `<html>` once the browser has the face. */
export const FACE_CLASS = 'face';

/** A cache without content that stands and falls with the browser's: local storage would outlive the files. */
const FACE_CACHE = `face ${latin} ${cyrillic}`;

/**
 * Chromium names the page in the `Referer` of a font that a style within the page declares, whatever policy the page came
 * with; the address may hold the secret of a letter. Browsers that cannot read the second source use the first.
 */
const part = (url: string, range: string) =>
  `@font-face{font-family:"${FACE}";src:url(${url}) format("woff2");src:url("${url}" referrer-policy(no-referrer)) format("woff2");font-weight:400 700;font-display:swap;unicode-range:${range}}`;

/** Families that take up the face's room without it. */
export const STAND_INS = '"Golos Stand-in","Golos Stand-in Roboto",sans-serif';

/** A font of the system, stretched to the widths of the face: measured on the cabinet's own words in Chromium. */
const standIn = (family: string, weights: string, fonts: readonly string[], percent: number) =>
  `@font-face{font-family:"${family}";src:${fonts.map((font) => `local("${font}")`)};font-weight:${weights};size-adjust:${percent}%;ascent-override:${Math.round(9800 / percent)}%;descent-override:${Math.round(2200 / percent)}%;line-gap-override:0%}`;

/**
 * The face and its stand-ins.
 *
 * The face is named only under `.face`: on a first visit its 39 KB come after the first view and not instead of its
 * scripts, later they are in the browser's cache.
 */
export const FACE_STYLE = [
  part(latin, 'U+20-7E,U+A0-FF,U+2009-2026,U+202F,U+2190-2193,U+2212-2265'),
  part(cyrillic, 'U+401-451,U+2116'),
  part(rouble, 'U+20BD'),
  standIn('Golos Stand-in', '400 500', ['Arial', 'ArialMT', 'Liberation Sans'], 106.3),
  standIn('Golos Stand-in', '600 700', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 101),
  standIn('Golos Stand-in Roboto', '400 500', ['Roboto', 'Roboto-Regular'], 105),
  standIn('Golos Stand-in Roboto', '600 700', ['Roboto Bold', 'Roboto-Bold'], 105.5),
  `.${FACE_CLASS}{--face:"${FACE}"}`,
].join('');

/** For the head of every page: a browser that has the face draws with it from the first paint on. */
export const FACE_SCRIPT = `self.caches?.has('${FACE_CACHE}').then(h=>h&&document.documentElement.classList.add('${FACE_CLASS}'))`;

/** Remembers that the browser has the face. Without a cache, as on a page without TLS, every page begins with the stand-ins. */
export async function rememberFace(): Promise<void> {
  await globalThis.caches?.open(FACE_CACHE);
}
