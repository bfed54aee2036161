import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Links in text are underlined, because colour alone does not tell a link. */
export const linkRecipe = defineRecipe({
  className: 'chakra-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    overflowWrap: 'anywhere',
    borderRadius: 'l1',
    cursor: 'pointer',
    color: 'colorPalette.fg',
    textUnderlineOffset: '3px',
    focusVisibleRing: 'outside',
  },
  variants: {
    variant: {
      underline: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
      },
      plain: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});
