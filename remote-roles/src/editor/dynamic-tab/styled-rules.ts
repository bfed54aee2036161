import { chakra } from '@cabinet/kernel/ui';

const CARET = 'linear-gradient(45deg, transparent 50%, currentColor 50%)';
const CARET_END = 'linear-gradient(-45deg, transparent 50%, currentColor 50%)';

/** Wider than the rule itself, so that nothing moves inside it when it is lifted. */
const LIFTED =
  '0 0 0 0.5rem var(--chakra-colors-bg-panel), 0 0 0 calc(0.5rem + 1px) var(--chakra-colors-border-emphasized), 0 1rem 2rem rgb(0 0 0 / 0.3)';

const SELECT = {
  appearance: 'none',
  width: '100%',
  minWidth: '0',
  height: '10',
  paddingInlineStart: '3',
  paddingInlineEnd: '7',
  textStyle: 'sm',
  bg: 'bg',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  cursor: 'pointer',
  focusVisibleRing: 'inside',
  backgroundImage: `${CARET}, ${CARET_END}`,
  backgroundPosition: 'calc(100% - 1rem) 55%, calc(100% - 0.6875rem) 55%',
  backgroundSize: '5px 5px, 5px 5px',
  backgroundRepeat: 'no-repeat',
  '& > option': { bg: 'bg', color: 'fg' },
  '@media (max-width: 767.98px), (pointer: coarse)': { fontSize: '1rem' },
} as const;

const PRESSED = {
  display: 'inline-grid',
  placeItems: 'center',
  width: { base: '11', md: '8' },
  height: { base: '11', md: '10' },
  borderRadius: 'l2',
  color: 'fg.muted',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  _hover: { bg: 'bg.muted', color: 'fg' },
  '&[aria-disabled=true]': { opacity: '0.4', cursor: 'default', _hover: { bg: 'transparent' } },
} as const;

/** The rules in their order. What a rule consists of is styled from here: hundreds of styled elements would be slow. */
export const StyledRules = /* @__PURE__ */ chakra('ol', {
  base: {
    listStyleType: 'none',
    // Seen only in a drag, when the rules let the pointer through.
    cursor: 'grabbing',
    '& > li[data-rule]': {
      cursor: 'auto',
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'auto auto 8.5rem 7.5rem minmax(8rem, 1fr) auto',
      },
      gridTemplateAreas: {
        base: '"handle buttons" "action type" "value value" "effect effect"',
        md: '"handle number action type value buttons" ". . effect effect effect effect"',
      },
      alignItems: 'center',
      columnGap: '2',
      rowGap: '2',
      paddingBlock: '3',
      // Its edge cuts off what is drawn outside it, such as the ring of a focused button.
      paddingInline: '1',
      marginInline: '-1',
      bg: 'bg.panel',
      // Two hundred rules: those out of sight cost the browser nothing, and the heights are those that they will have.
      contentVisibility: 'auto',
      containIntrinsicBlockSize: { base: 'auto 12rem', md: 'auto 5.875rem' },
      borderTopWidth: '1px',
      borderColor: 'border.muted',
    },
    '& > li[data-rule=all]': { borderTopWidth: '0' },
    '& > li[data-dragging]': {
      borderColor: 'transparent',
      borderRadius: 'l1',
      boxShadow: LIFTED,
      contentVisibility: 'visible',
    },
    '& [data-part=handle]': { ...PRESSED, gridArea: 'handle', cursor: 'grab', userSelect: 'none' },
    '& [data-part=lock]': { ...PRESSED, gridArea: 'handle', cursor: 'default', _hover: {} },
    '& [data-part=number]': {
      // On a phone it stands beside the handle, in the same cell.
      gridArea: { base: 'handle', md: 'number' },
      marginInlineStart: { base: '12', md: '0' },
      minWidth: '1.5em',
      textStyle: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
    },
    '& select': SELECT,
    '& [data-part=action]': { gridArea: 'action' },
    '& [data-part=type]': { gridArea: 'type' },
    '& span[data-part=value]': { textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=value]': { gridArea: 'value', minWidth: '0', '& input': { height: '10' } },
    '& [data-part=effect]': { gridArea: 'effect', minHeight: '1lh', textStyle: 'sm', color: 'fg.muted' },
    '& [data-part=effect][data-idle]': { color: 'fg.warning' },
    '& [data-part=buttons]': { gridArea: 'buttons', display: 'flex', justifyContent: 'flex-end' },
    '& button': PRESSED,
    '& svg': {
      width: '5',
      height: '5',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: '1.75',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& [data-part=handle] svg': { strokeWidth: '3' },
  },
});
