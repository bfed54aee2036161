import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { ANIMATION_STYLES, LAYER_STYLES, TEXT_STYLES } from './compositions.ts';
import { CONDITIONS } from './conditions.ts';
import { CORE_RECIPES } from './core-recipes.ts';
import { TONES } from './palette.ts';
import { UTILITIES } from './utilities.ts';
import { paletteOf } from './variables.ts';

/** Below `md` (768 px) the sidebar becomes a bottom bar. */
const BREAKPOINTS = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' };

/** What styles of elements and styles of the page have in common. */
export const STYLE_CONFIG = defineConfig({
  conditions: CONDITIONS,
  utilities: UTILITIES,
  theme: {
    breakpoints: BREAKPOINTS,
    textStyles: TEXT_STYLES,
    layerStyles: LAYER_STYLES,
    animationStyles: ANIMATION_STYLES,
  },
});

/**
 * The cabinet's look on Chakra's bare mechanism: its own theme would cost 12 KB of which little is used. Styles of elements name
 * the variables of tokens; their values are styles of the page (`page-system.ts`), which it has before any script runs.
 */
export const cabinetSystem = createSystem(STYLE_CONFIG, defineConfig({ theme: { recipes: CORE_RECIPES } }));

// Chakra itself finds palettes among tokens alone.
cabinetSystem.utility.register('colorPalette', { values: [...TONES], transform: paletteOf });
