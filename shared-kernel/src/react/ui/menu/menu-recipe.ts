import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { FLOATING_SURFACE } from '../floating-surface.ts';

/** Menus that drop from a button. */
export const menuRecipe = defineSlotRecipe({
  className: 'chakra-menu',
  slots: [
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'trigger',
    'positioner',
    'indicator',
  ],
  base: {
    content: { ...FLOATING_SURFACE, maxHeight: 'var(--available-height)', overflowY: 'auto', p: '1.5' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      minHeight: '9',
      px: '2',
      py: '1.5',
      borderRadius: 'l1',
      outline: '0',
      color: 'fg',
      cursor: 'menuitem',
      textStyle: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      userSelect: 'none',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { layerStyle: 'disabled' },
    },
    itemGroupLabel: { px: '2', py: '1.5', textStyle: 'xs', color: 'fg.muted' },
    separator: { height: '1px', my: '1', mx: '-1.5', bg: 'border.muted' },
  },
});
