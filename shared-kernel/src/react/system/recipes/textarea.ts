import { defineRecipe } from '@chakra-ui/react/styled-system';
import { inputRecipe } from './input.ts';

/** Many-line inputs. They look like an input that grows. */
export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: { ...inputRecipe.base, minH: '20', py: '2', resize: 'vertical', lineHeight: 'moderate' },
  variants: {
    size: { sm: { px: '2', textStyle: 'sm' }, md: { px: '3', textStyle: 'md' } },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
