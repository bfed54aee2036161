import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/chevron-down-icon.ts';
import type { SortDirection } from './sort-order.ts';

// The arrow stands where it moves no text: behind words, and before the name of figures, which ends where they end.
const Trigger = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    verticalAlign: 'middle',
    gap: '0.5',
    borderRadius: 'l1',
    font: 'inherit',
    color: 'inherit',
    cursor: 'button',
    focusVisibleRing: 'inside',
    '& > svg': { flexShrink: '0', boxSize: '3.5', opacity: '0' },
    '&:hover, &[data-sorted]': { color: 'fg' },
    '&:hover > svg, &:focus-visible > svg': { opacity: '0.5' },
    '&[data-sorted] > svg': { opacity: '1' },
    '&[data-sorted=ascending] > svg': { transform: 'rotate(180deg)' },
    '&[data-end]': { flexDirection: 'row-reverse' },
  },
});

/** The head of a column that sorts. */
export function SortButton({
  direction,
  isNumeric,
  onPress,
  children,
}: {
  readonly direction: SortDirection | null;
  readonly isNumeric: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Trigger
      type="button"
      data-sorted={direction ?? undefined}
      data-end={isNumeric ? '' : undefined}
      onClick={onPress}
    >
      {children}
      <ChevronDownIcon />
    </Trigger>
  );
}
