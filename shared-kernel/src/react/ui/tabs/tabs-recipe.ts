import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Tabs with a line under the chosen one. */
export const tabsRecipe = defineSlotRecipe({
  className: 'chakra-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'indicator', 'contentGroup'],
  base: {
    root: { display: 'block' },
    list: { display: 'flex', gap: '1', overflowX: 'auto', borderBottomWidth: '1px', borderColor: 'border' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      height: '10',
      px: '3',
      mb: '-1px',
      color: 'fg.muted',
      textStyle: 'sm',
      fontWeight: 'medium',
      cursor: 'button',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      focusVisibleRing: 'inside',
      '&:not([aria-selected=true])': { _hover: { color: 'fg' } },
      _selected: { color: 'colorPalette.fg', borderColor: 'colorPalette.solid' },
      _disabled: { layerStyle: 'disabled' },
    },
    content: { pt: '4', focusVisibleRing: 'inside' },
  },
});
