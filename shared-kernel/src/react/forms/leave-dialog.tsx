import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

interface LeaveDialogProps {
  readonly way: LeaveGuard;
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The question itself. It stands apart from the forms, whose code the first page of a guest needs. */
export default function LeaveDialog({ way, onLeave, children }: LeaveDialogProps) {
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
