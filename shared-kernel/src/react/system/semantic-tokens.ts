function shadow(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

/** The three radii that recipes speak of. */
export const SEMANTIC_RADII = {
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.lg}' },
  l3: { value: '{radii.xl}' },
};

/** Shadows; in the dark they are deeper. */
export const SEMANTIC_SHADOWS = {
  xs: shadow('0 1px 2px rgb(20 32 31 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.3)'),
  sm: shadow('0 1px 3px rgb(20 32 31 / 0.1)', '0 1px 3px rgb(0 0 0 / 0.5)'),
  md: shadow('0 4px 12px rgb(20 32 31 / 0.1)', '0 4px 12px rgb(0 0 0 / 0.5)'),
  lg: shadow('0 8px 24px rgb(20 32 31 / 0.14)', '0 8px 24px rgb(0 0 0 / 0.6)'),
  xl: shadow('0 16px 40px rgb(20 32 31 / 0.18)', '0 16px 40px rgb(0 0 0 / 0.65)'),
};
