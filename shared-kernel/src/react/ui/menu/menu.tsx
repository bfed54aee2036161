import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { menuRecipe } from './menu-recipe.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  /** `MenuItem`s, `MenuSeparator`s and plain content. */
  readonly children: ReactNode;
  readonly label?: string | undefined;
  /** Opens as it appears: for a menu whose code came after the press. */
  readonly isInitiallyOpen?: boolean | undefined;
  readonly placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'right-end' | undefined;
}

/** A menu that drops from a button, driven by arrows, letters, Enter and Esc. */
export function Menu({
  trigger,
  children,
  label,
  placement = 'bottom-start',
  isInitiallyOpen = false,
}: MenuProps) {
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      positioning={{ placement }}
      defaultOpen={isInitiallyOpen}
      lazyMount
      unmountOnExit
    >
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        {/* A region, because what stands outside every landmark is missed by who walks them. */}
        <ChakraMenu.Positioner role="region" aria-label={label}>
          <ChakraMenu.Content aria-label={label}>{children}</ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
