import { describe, expect, it } from '@jest/globals';
import type { Palette, TonePalette } from './palette.ts';
import { DARK_PALETTE } from './palette-dark.ts';
import { LIGHT_PALETTE } from './palette-light.ts';

const TEXT = 4.5;
const EDGE = 3;

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of `#rrggbb` by WCAG 2.2. */
function luminance(color: string): number {
  const [, r = '', g = '', b = ''] = /^#(..)(..)(..)$/.exec(color) ?? [];
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [name: string, text: string, ground: string];

function textPairs({ bg, fg, tones }: Palette): Pair[] {
  const sheets = ['canvas', 'DEFAULT', 'subtle', 'muted', 'panel'] as const;
  const texts = ['DEFAULT', 'muted', 'subtle', 'error', 'warning', 'success', 'info'] as const;
  const onSheets = sheets.flatMap((ground) =>
    texts.map((text): Pair => [`fg.${text} on bg.${ground}`, fg[text], bg[ground]]),
  );
  const onTones = Object.entries(tones).flatMap(([name, tone]: [string, TonePalette]): Pair[] => [
    [`${name}.contrast on ${name}.solid`, tone.contrast, tone.solid],
    [`${name}.fg on ${name}.subtle`, tone.fg, tone.subtle],
    [`${name}.fg on ${name}.muted`, tone.fg, tone.muted],
    [`${name}.fg on bg.panel`, tone.fg, bg.panel],
    [`${name}.fg on bg.canvas`, tone.fg, bg.canvas],
    [`${name}.fg on bg.subtle`, tone.fg, bg.subtle],
    [`${name}.fg on bg.muted`, tone.fg, bg.muted],
    // The chosen line of a menu, a list or a table keeps its second, quieter text.
    ...(['subtle', 'muted'] as const).flatMap((ground): Pair[] => [
      [`fg on ${name}.${ground}`, fg.DEFAULT, tone[ground]],
      [`fg.muted on ${name}.${ground}`, fg.muted, tone[ground]],
    ]),
    [`fg on ${name}.emphasized`, fg.DEFAULT, tone.emphasized],
  ]);
  const onMessages = (['error', 'warning', 'success', 'info'] as const).map(
    (kind): Pair => [`fg.${kind} on bg.${kind}`, fg[kind], bg[kind]],
  );
  return [...onSheets, ...onTones, ...onMessages, ['fg.inverted on bg.inverted', fg.inverted, bg.inverted]];
}

/**
 * Things that are no text and must still be seen: edges of fields, the ring of the focus, bars of charts and of
 * progress.
 */
function edgePairs({ bg, border, tones, chart }: Palette): Pair[] {
  const edges = ['emphasized', 'error', 'warning', 'success', 'info'] as const;
  const sheets = ['canvas', 'DEFAULT', 'subtle', 'muted', 'panel'] as const;
  const bars = Object.entries(chart).map(([name, bar]): Pair => [`chart.${name} on bg.panel`, bar, bg.panel]);
  const onSheets = sheets.flatMap((ground) => [
    ...edges.map((edge): Pair => [`border.${edge} on bg.${ground}`, border[edge], bg[ground]]),
    ...Object.entries(tones).flatMap(([name, tone]): Pair[] => [
      [`${name}.focusRing on bg.${ground}`, tone.focusRing, bg[ground]],
      [`${name}.solid on bg.${ground}`, tone.solid, bg[ground]],
    ]),
  ]);
  return [...onSheets, ...bars];
}

describe.each([
  ['light', LIGHT_PALETTE],
  ['dark', DARK_PALETTE],
])('the %s palette', (_mode, palette) => {
  it.each(textPairs(palette))('%s is readable (4.5:1)', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(edgePairs(palette))('%s is visible (3:1)', (_name, edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(EDGE);
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});
