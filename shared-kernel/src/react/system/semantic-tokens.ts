import { SEMANTIC_COLORS } from './semantic-colors.ts';

function shadow(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/** Tokens whose value depends on the colour mode, and the three radii that recipes speak of. */
export const SEMANTIC_TOKENS = {
  colors: SEMANTIC_COLORS,
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.lg}' }, l3: { value: '{radii.xl}' } },
  shadows: {
    xs: shadow('0 1px 2px rgb(20 32 31 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.3)'),
    sm: shadow('0 1px 3px rgb(20 32 31 / 0.1)', '0 1px 3px rgb(0 0 0 / 0.5)'),
    md: shadow('0 4px 12px rgb(20 32 31 / 0.1)', '0 4px 12px rgb(0 0 0 / 0.5)'),
    lg: shadow('0 8px 24px rgb(20 32 31 / 0.14)', '0 8px 24px rgb(0 0 0 / 0.6)'),
    xl: shadow('0 16px 40px rgb(20 32 31 / 0.18)', '0 16px 40px rgb(0 0 0 / 0.65)'),
  },
};
