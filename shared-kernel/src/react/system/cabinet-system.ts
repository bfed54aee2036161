import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { ANIMATION_STYLES, LAYER_STYLES, TEXT_STYLES } from './compositions.ts';
import { CORE_RECIPES } from './core-recipes.ts';
import { GLOBAL_CSS } from './global-css.ts';
import { KEYFRAMES } from './keyframes.ts';
import { SEMANTIC_TOKENS } from './semantic-tokens.ts';
import { TOKENS } from './tokens.ts';

/** Below `md` (768 px) the sidebar becomes a bottom bar. */
export const BREAKPOINTS = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

/**
 * The cabinet's look on Chakra's bare mechanism: its own theme would cost 12 KB of which little is used.
 *
 * Without the first three keys Chakra's style reset is silently missing.
 */
export const cabinetSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'chakra',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss: GLOBAL_CSS,
    theme: {
      breakpoints: BREAKPOINTS,
      keyframes: KEYFRAMES,
      tokens: TOKENS,
      semanticTokens: SEMANTIC_TOKENS,
      recipes: CORE_RECIPES,
      textStyles: TEXT_STYLES,
      layerStyles: LAYER_STYLES,
      animationStyles: ANIMATION_STYLES,
    },
  }),
);
