import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Small sheets that drop from a button and hold controls. */
export const popoverRecipe = defineSlotRecipe({
  className: 'chakra-popover',
  slots: [
    'content',
    'header',
    'body',
    'footer',
    'arrow',
    'arrowTip',
    'title',
    'description',
    'closeTrigger',
    'trigger',
    'positioner',
    'anchor',
    'indicator',
  ],
  base: {
    content: {
      outline: '0',
      minWidth: '3xs',
      maxWidth: 'calc(100vw - 2rem)',
      p: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      boxShadow: 'lg',
      zIndex: 'dropdown',
      _open: { animationStyle: 'slide-fade-in', animationDuration: 'fast' },
      _closed: { animationStyle: 'slide-fade-out', animationDuration: 'faster' },
    },
  },
});
