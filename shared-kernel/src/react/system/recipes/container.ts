import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The width of a page's content. Tables take `fluid`. */
export const containerRecipe = defineRecipe({
  className: 'chakra-container',
  base: { position: 'relative', width: '100%', mx: 'auto', px: { base: '4', md: '8' } },
  variants: { fluid: { true: { maxWidth: 'full' }, false: { maxWidth: 'content' } } },
  defaultVariants: { fluid: false },
});
