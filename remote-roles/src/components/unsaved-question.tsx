import { useLeaveGuard } from '@cabinet/kernel/forms';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import type { ReactNode } from 'react';

interface UnsavedQuestionProps {
  readonly hasChanges: boolean;
  /** The person goes without saving. */
  readonly onLeave?: () => void;
  /** Names what would be lost. */
  readonly children: ReactNode;
}

/** Asks before what was typed is left behind. */
export function UnsavedQuestion({ hasChanges, onLeave, children }: UnsavedQuestionProps) {
  const way = useLeaveGuard(hasChanges);
  return (
    <ConfirmDialog
      isOpen={way.isAsking}
      onClose={way.stay}
      onConfirm={async () => {
        onLeave?.();
        way.leave();
      }}
      title="Уйти без сохранения?"
      confirmLabel="Не сохранять"
      cancelLabel="Вернуться"
      isDestructive
    >
      {children}
    </ConfirmDialog>
  );
}
