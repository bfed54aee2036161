import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import type { ReactNode } from 'react';

interface DiscardChangesDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  readonly title?: string;
  /** Names what would be lost. */
  readonly children: ReactNode;
}

/** Protects unsaved work from a stray Esc or press. */
export function DiscardChangesDialog(props: DiscardChangesDialogProps) {
  const { isOpen, onStay, onDiscard, title = 'Закрыть без сохранения?', children } = props;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={async () => onDiscard()}
      title={title}
      confirmLabel="Не сохранять"
      cancelLabel="Вернуться"
      isDestructive
    >
      {children}
    </ConfirmDialog>
  );
}
