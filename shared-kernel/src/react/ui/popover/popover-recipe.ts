import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { FLOATING_SURFACE } from '../floating-surface.ts';

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
      ...FLOATING_SURFACE,
      // A field of a dialog has its calendar above the dialog.
      zIndex: 'popover',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      p: '3',
    },
  },
});
