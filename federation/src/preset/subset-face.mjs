import subsetFont from 'subset-font';

/**
 * The letters that the interface writes: Latin, Russian, typographic marks, the rouble. The system draws other letters.
 */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xbb],
  [0xd7, 0xd7],
  [0x401, 0x401],
  [0x410, 0x451],
  [0x2009, 0x2026],
  [0x202f, 0x202f],
  [0x20bd, 0x20bd],
  [0x2116, 0x2116],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  .map((code) => String.fromCodePoint(code))
  .join('');

/** The weights that the tokens name. */
const AXES = { wght: { min: 400, max: 700 } };

/**
 * A loader that reduces a font of a package to the letters and weights that the cabinet uses, a third of its bytes.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {Buffer} font
 */
export default function subsetFace(font) {
  const done = this.async();
  subsetFont(font, LETTERS, { targetFormat: 'woff2', variationAxes: AXES }).then(
    (subset) => done(null, subset),
    done,
  );
}

/** This loader takes and gives bytes. */
export const raw = true;
