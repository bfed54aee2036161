import { Popover as ChakraPopover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { popoverRecipe } from './popover-recipe.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Its accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** What is inside takes the focus by itself, once it is there. */
  readonly leavesFocus?: boolean | undefined;
  /** With these two its owner opens and closes it. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
}

/** Controls in a small sheet that drops from a button; Esc and a press outside close it. */
export function Popover({ trigger, label, children, leavesFocus = false, isOpen, onToggle }: PopoverProps) {
  return (
    <ChakraPopover.Root
      recipe={popoverRecipe}
      positioning={{ placement: 'bottom-start' }}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={({ open }) => onToggle?.(open)}
      autoFocus={!leavesFocus}
      lazyMount
      unmountOnExit
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content aria-label={label}>{children}</ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
