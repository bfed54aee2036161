import type { Palette, TonePalette } from './palette.ts';
import { DARK_PALETTE } from './palette-dark.ts';
import { LIGHT_PALETTE } from './palette-light.ts';

/** A colour with a value in each mode, as the system takes it. */
export interface ModeColor {
  readonly value: { readonly base: string; readonly _dark: string };
}

type ColorGroup = Readonly<Record<string, string>>;

function pairGroup(light: ColorGroup, dark: ColorGroup): Record<string, ModeColor> {
  return Object.fromEntries(
    Object.entries(light).map(([name, color]) => [
      name,
      { value: { base: color, _dark: dark[name] ?? color } },
    ]),
  );
}

function pairPalettes(light: Palette, dark: Palette): Record<string, Record<string, ModeColor>> {
  const pairs: Record<string, Record<string, ModeColor>> = {
    bg: pairGroup(light.bg, dark.bg),
    fg: pairGroup(light.fg, dark.fg),
    border: pairGroup(light.border, dark.border),
    chart: pairGroup(light.chart, dark.chart),
  };
  const darkTones: Readonly<Record<string, TonePalette>> = dark.tones;
  for (const [name, tone] of Object.entries(light.tones))
    pairs[name] = pairGroup({ ...tone }, { ...darkTones[name] });
  return pairs;
}

/** Every colour of the system, light beside dark. */
export const SEMANTIC_COLORS = pairPalettes(LIGHT_PALETTE, DARK_PALETTE);
