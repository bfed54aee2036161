import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import type { ReactNode } from 'react';

interface DiscardChangesDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Names what would be lost. */
  readonly children: ReactNode;
}

/** Protects unsaved work from a stray Esc or press. */
export function DiscardChangesDialog({ isOpen, onStay, onDiscard, children }: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={async () => onDiscard()}
      title="Закрыть без сохранения?"
      confirmLabel="Не сохранять"
      cancelLabel="Вернуться"
      isDestructive
    >
      {children}
    </ConfirmDialog>
  );
}
