import { defineRecipe } from '@chakra-ui/react/styled-system';
import { CONTROL_TEXT } from './control-text.ts';

/** Text inputs. The border alone has the 3:1 contrast that a control's edge needs. */
export const inputRecipe = defineRecipe({
  className: 'chakra-input',
  base: {
    width: '100%',
    minWidth: '0',
    appearance: 'none',
    outline: '0',
    textAlign: 'start',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg',
    color: 'fg',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    focusVisibleRing: 'inside',
    focusRingColor: 'colorPalette.focusRing',
    // The hover rule is more specific than that of a wrong field and would take its red edge away. A field that can only be
    // read answers nothing.
    '&:not([aria-invalid=true], [readonly])': { _hover: { borderColor: 'fg.muted' } },
    _readOnly: { bg: 'bg.muted', color: 'fg.muted' },
    _disabled: { layerStyle: 'disabled' },
    _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
    ...CONTROL_TEXT,
  },
  variants: {
    size: {
      sm: { h: '8', px: '2', textStyle: 'sm' },
      md: { h: '10', px: '3', textStyle: 'md' },
      lg: { h: '12', px: '4', textStyle: 'md' },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});
