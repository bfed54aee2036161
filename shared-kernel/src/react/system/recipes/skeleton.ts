import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A grey shape in the place of content that is on its way. */
export const skeletonRecipe = defineRecipe({
  className: 'chakra-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'l2',
        boxShadow: 'none',
        bg: 'bg.emphasized',
        color: 'transparent',
        cursor: 'default',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
    variant: { pulse: { animation: 'pulse' }, none: {} },
  },
  defaultVariants: { variant: 'pulse', loading: true },
});
