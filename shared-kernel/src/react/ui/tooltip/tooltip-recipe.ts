import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Short explanations over a control. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'chakra-tooltip',
  slots: ['trigger', 'positioner', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      maxWidth: 'xs',
      px: '2.5',
      py: '1.5',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      borderRadius: 'l2',
      boxShadow: 'md',
      textStyle: 'xs',
      zIndex: 'tooltip',
      _open: { animationStyle: 'scale-fade-in', animationDuration: 'fast' },
      _closed: { animationStyle: 'scale-fade-out', animationDuration: 'faster' },
    },
  },
});
