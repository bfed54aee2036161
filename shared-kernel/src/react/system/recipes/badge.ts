import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Small labels: statuses, counts, kinds. */
export const badgeRecipe = defineRecipe({
  className: 'chakra-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'l1',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    size: { sm: { textStyle: 'xs', px: '1.5', minH: '5' }, md: { textStyle: 'sm', px: '2', minH: '6' } },
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { borderWidth: '1px', borderColor: 'colorPalette.border', color: 'colorPalette.fg' },
    },
  },
  defaultVariants: { size: 'sm', variant: 'subtle' },
});
