import { Flex } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';

/** What an option of the palette is told by its list. */
export interface PaletteOptionProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** A line of the palette. */
export function PaletteOption({
  id,
  isActive,
  onPoint,
  onChoose,
  children,
}: PaletteOptionProps & { readonly children: ReactNode }) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      paddingInline="3"
      paddingBlock="1"
      minHeight="11"
      borderRadius="l2"
      cursor="pointer"
      _selected={{ background: 'colorPalette.subtle', color: 'colorPalette.fg' }}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {children}
    </Flex>
  );
}
