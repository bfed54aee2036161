import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * Does what was asked. The dialog closes when this resolves and stays open when it rejects, which the caller shows.
   */
  readonly onConfirm: () => Promise<unknown>;
  readonly title: string;
  /** Names what will happen, and to what. */
  readonly children: ReactNode;
  /** A verb that says what the button does. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  readonly isDestructive?: boolean | undefined;
}

/** Asks before something is done. A destructive question starts with the focus on the way out. */
export function ConfirmDialog({ onConfirm, onClose, children, ...options }: ConfirmDialogProps) {
  const { isOpen, title, confirmLabel, cancelLabel = 'Отмена', isDestructive = false } = options;
  const [isBusy, setBusy] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller has shown why, and the question stays.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      isLocked={isBusy}
      initialFocus={isDestructive ? cancelButton : undefined}
      footer={
        <>
          <Button
            ref={cancelButton}
            variant="outline"
            colorPalette="gray"
            disabled={isBusy}
            onClick={onClose}
          >
            {cancelLabel}
          </Button>
          <Button
            colorPalette={isDestructive ? 'red' : 'accent'}
            busy={isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
