import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import type { ReactNode } from 'react';

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** Different from that of any other item of this menu. */
  readonly id: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** One action of a menu. */
export function MenuItem({
  id,
  onSelect,
  icon,
  isDestructive = false,
  isDisabled = false,
  children,
}: MenuItemProps) {
  return (
    <ChakraMenu.Item
      value={id}
      disabled={isDisabled}
      onSelect={onSelect}
      {...(isDestructive ? { color: 'fg.error' } : {})}
    >
      {icon}
      <ChakraMenu.ItemText>{children}</ChakraMenu.ItemText>
    </ChakraMenu.Item>
  );
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <ChakraMenu.Separator />;
}
