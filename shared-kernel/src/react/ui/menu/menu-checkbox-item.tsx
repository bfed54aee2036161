import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/check-icon.ts';
import { Flex } from '../layout.ts';

/** Props of {@link MenuCheckboxItem}. */
export interface MenuCheckboxItemProps {
  /** Different from that of any other item of this menu. */
  readonly id: string;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A line of a menu that is on or off. The menu stays open. */
export function MenuCheckboxItem({
  id,
  isChecked,
  onToggle,
  isDisabled = false,
  children,
}: MenuCheckboxItemProps) {
  return (
    <ChakraMenu.CheckboxItem
      value={id}
      checked={isChecked}
      onCheckedChange={onToggle}
      disabled={isDisabled}
      closeOnSelect={false}
    >
      <Flex boxSize="4" flexShrink="0">
        {isChecked && <CheckIcon boxSize="4" />}
      </Flex>
      <ChakraMenu.ItemText>{children}</ChakraMenu.ItemText>
    </ChakraMenu.CheckboxItem>
  );
}
