import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The ground of a solid button that the pointer is over, or whose menu is open. */
const QUIETER = 'color-mix(in srgb, var(--chakra-colors-color-palette-solid) 90%, transparent)';

/** Every button of the cabinet; `size="md"` is 40 px, comfortable for a finger. */
export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    cursor: 'button',
    userSelect: 'none',
    fontWeight: 'medium',
    transitionProperty: 'background-color, border-color, color, box-shadow',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0', width: '5', height: '5' },
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2', gap: '1', textStyle: 'xs', _icon: { width: '4', height: '4' } },
      sm: { h: '8', minW: '8', px: '3', gap: '1.5', textStyle: 'sm', _icon: { width: '4', height: '4' } },
      md: { h: '10', minW: '10', px: '4', gap: '2', textStyle: 'sm' },
      lg: { h: '12', minW: '12', px: '5', gap: '2', textStyle: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: QUIETER },
        _expanded: { bg: QUIETER },
      },
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', _hover: { bg: 'colorPalette.muted' } },
      outline: {
        bg: 'bg.panel',
        borderColor: 'colorPalette.muted',
        boxShadow: 'xs',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: {
        color: 'colorPalette.fg',
        px: '0',
        h: 'auto',
        minW: '0',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
