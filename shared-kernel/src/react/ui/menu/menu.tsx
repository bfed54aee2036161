import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { leaveFocusOrigin } from '../focus-origin.ts';
import { menuRecipe } from './menu-recipe.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  /** `MenuItem`s, `MenuSeparator`s and plain content. */
  readonly children: ReactNode;
  readonly label?: string | undefined;
  /** Opens as it appears, for a menu whose code came after the press. */
  readonly isInitiallyOpen?: boolean | undefined;
  /**
   * The id of the item that is highlighted as the menu appears: the one that the key which opened it would have chosen.
   */
  readonly initialItem?: string | undefined;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-end' | undefined;
  /** The trigger stays where it is while the page scrolls, and so must the menu. */
  readonly isTriggerFixed?: boolean | undefined;
}

/** A menu that drops from a button, driven by arrows, letters, Enter and Esc. */
export function Menu({ trigger, children, label, isInitiallyOpen = false, ...options }: MenuProps) {
  const { initialItem, placement = 'bottom-start', isTriggerFixed = false } = options;
  const triggerElement = useRef<HTMLButtonElement>(null);

  // A pointer that moved over an item just before would take the focus into the menu again as that fades out.
  function keepFocus() {
    const active = document.activeElement;
    const isLost = active === document.body || active?.closest('[role=menu][data-state=closed]');
    if (isLost) triggerElement.current?.focus({ preventScroll: true });
  }
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      positioning={{ placement, strategy: isTriggerFixed ? 'fixed' : 'absolute' }}
      defaultOpen={isInitiallyOpen}
      defaultHighlightedValue={initialItem ?? null}
      onOpenChange={({ open }) => {
        if (!open && triggerElement.current !== null) leaveFocusOrigin([triggerElement.current]);
      }}
      onExitComplete={keepFocus}
      lazyMount
      unmountOnExit
    >
      <ChakraMenu.Trigger asChild ref={triggerElement}>
        {trigger}
      </ChakraMenu.Trigger>
      <Portal>
        {/* A region, because people who move by landmarks miss what stands outside all of them. */}
        <ChakraMenu.Positioner role="region" aria-label={label}>
          <ChakraMenu.Content aria-label={label}>{children}</ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
