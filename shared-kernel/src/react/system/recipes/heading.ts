import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Headings. The size says how one looks, and `as` says which level it has. */
export const headingRecipe = defineRecipe({
  className: 'chakra-heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
      '3xl': { textStyle: '3xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});
