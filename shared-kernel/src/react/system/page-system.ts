import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { STYLE_CONFIG } from './cabinet-system.ts';
import { GLOBAL_CSS } from './global-css.ts';
import { KEYFRAMES } from './keyframes.ts';
import { SEMANTIC_COLORS } from './semantic-colors.ts';
import { SEMANTIC_RADII, SEMANTIC_SHADOWS } from './semantic-tokens.ts';
import { TOKENS } from './tokens.ts';

/**
 * The styles of the page itself: the reset, the values of tokens in both colour modes, movements.
 *
 * Without the first three keys Chakra's style reset is silently missing.
 */
export const pageSystem = createSystem(
  STYLE_CONFIG,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss: GLOBAL_CSS,
    theme: {
      keyframes: KEYFRAMES,
      tokens: TOKENS,
      semanticTokens: { colors: SEMANTIC_COLORS, radii: SEMANTIC_RADII, shadows: SEMANTIC_SHADOWS },
    },
  }),
);
