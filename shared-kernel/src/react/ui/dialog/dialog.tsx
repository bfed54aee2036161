import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import {
  currentFocusOrigin,
  type FocusOrigin,
  focusHome,
  keepFocusOrigin,
  leaveFocusOrigin,
} from '../focus-origin.ts';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../icons/close-icon.ts';
import { dialogRecipe } from './dialog-recipe.ts';

/** Props of {@link Dialog}. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Esc, the cross, or a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons. */
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for a question that must be answered; a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Esc and a click outside do nothing while there is something to lose. */
  readonly isLocked?: boolean | undefined;
  /** Gets the focus when the dialog opens; else its first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const EMPTY_ORIGIN: FocusOrigin = [];

/** A modal dialog: keeps the focus inside and gives it back, and holds the page behind still. */
export function Dialog({ isOpen, onClose, title, description, children, footer, ...options }: DialogProps) {
  const { size = 'md', role = 'dialog', isLocked = false, initialFocus } = options;
  const [opened, setOpened] = useState({ isOpen: false, origin: EMPTY_ORIGIN });
  // While rendering: once the dialog is on the page, a field of its own has the focus already.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, origin: isOpen ? currentFocusOrigin() : opened.origin });
  useLayoutEffect(
    function leaveOrigin() {
      return isOpen ? () => leaveFocusOrigin(opened.origin) : undefined;
    },
    [isOpen, opened.origin],
  );
  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      size={size}
      role={role}
      open={isOpen}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      lazyMount
      unmountOnExit
      closeOnEscape={!isLocked}
      closeOnInteractOutside={!isLocked && role === 'dialog'}
      // A press outside closes. Focus outside does not: it is what a menu or palette gives back as this opens out of it.
      onFocusOutside={(event) => event.preventDefault()}
      finalFocusEl={() => focusHome(opened.origin)}
      {...(initialFocus === undefined ? {} : { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            ref={(element) => {
              if (element !== null) keepFocusOrigin(element, opened.origin);
            }}
          >
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {description !== undefined && (
                <ChakraDialog.Description>{description}</ChakraDialog.Description>
              )}
            </ChakraDialog.Header>
            {children !== undefined && <ChakraDialog.Body>{children}</ChakraDialog.Body>}
            {footer !== undefined && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
            <ChakraDialog.CloseTrigger asChild>
              <IconButton label="Закрыть" size="sm">
                <CloseIcon />
              </IconButton>
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
