import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addLayer } from '../../router/back-layers.ts';
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
  /** Called on Esc, the cross, a click outside, or the way back. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons. */
  readonly footer?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** `alertdialog` for a question that must be answered. A click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** There is something to lose, so Esc, a click outside and the way back do nothing. */
  readonly isLocked?: boolean | undefined;
  /** The dialog is locked and has no cross, so its own buttons are the only ways out. */
  readonly isRequired?: boolean | undefined;
  /** The address says that it is open, so the way back closes it by itself. */
  readonly isInAddress?: boolean | undefined;
  /** Gets the focus when the dialog opens. Without it the first control does. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const EMPTY_ORIGIN: FocusOrigin = [];

/** A modal dialog. It keeps the focus inside, gives it back, and holds the page behind still. */
export function Dialog({ isOpen, onClose, title, description, children, footer, ...options }: DialogProps) {
  const { size = 'md', role = 'dialog', isRequired = false, isInAddress = false, initialFocus } = options;
  const isLocked = isRequired || options.isLocked === true;
  const [opened, setOpened] = useState({ isOpen: false, origin: EMPTY_ORIGIN });
  // This happens while rendering, because once the dialog is on the page a field of its own has the focus already.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, origin: isOpen ? currentFocusOrigin() : opened.origin });
  useLayoutEffect(
    function leaveOrigin() {
      return isOpen ? () => leaveFocusOrigin(opened.origin) : undefined;
    },
    [isOpen, opened.origin],
  );
  const content = useRef<HTMLDivElement>(null);
  // The focus moves some frames after the dialog shows. A person who has gone on to a field by then stays there.
  function firstFocus(): HTMLElement | null {
    const active = document.activeElement;
    const isInside = active !== content.current && content.current?.contains(active) === true;
    return isInside && active instanceof HTMLElement ? active : (initialFocus?.current ?? null);
  }
  const isLayer = isOpen && !isInAddress;
  const stepBack = useRef(onClose);
  useLayoutEffect(function keepStepBack() {
    stepBack.current = isLocked ? () => undefined : onClose;
  });
  useEffect(
    function closeByWayBack() {
      return isLayer ? addLayer(() => stepBack.current()) : undefined;
    },
    [isLayer],
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
      // A press outside closes the dialog. Focus outside does not, because a menu or palette gives it back as this
      // dialog opens out of it.
      onFocusOutside={(event) => event.preventDefault()}
      finalFocusEl={() => focusHome(opened.origin)}
      // A question that names no element starts at its cross.
      {...(role === 'alertdialog' && initialFocus === undefined ? {} : { initialFocusEl: firstFocus })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            ref={(element) => {
              content.current = element;
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
            {!isRequired && (
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label="Закрыть" size="sm">
                  <CloseIcon />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            )}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
