import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down-icon.ts';
import type { SortDirection } from './sort-order.ts';

const Trigger = /* @__PURE__ */ chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1',
    px: '1',
    borderRadius: 'l1',
    font: 'inherit',
    color: 'inherit',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg' },
  },
});

/** The head of a column that sorts. */
export function SortButton({
  direction,
  onPress,
  children,
}: {
  readonly direction: SortDirection | null;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Trigger type="button" onClick={onPress}>
      {children}
      <ChevronDownIcon
        boxSize="4"
        opacity={direction === null ? 0.35 : 1}
        transform={direction === 'ascending' ? 'rotate(180deg)' : 'none'}
      />
    </Trigger>
  );
}
