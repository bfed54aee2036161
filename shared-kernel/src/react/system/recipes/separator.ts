import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A thin line between parts. */
export const separatorRecipe = defineRecipe({
  className: 'chakra-separator',
  base: { display: 'block', borderColor: 'border', borderStyle: 'solid' },
  variants: {
    orientation: { horizontal: { borderTopWidth: '1px' }, vertical: { borderInlineStartWidth: '1px' } },
  },
  defaultVariants: { orientation: 'horizontal' },
});
