import { useLeaveGuard } from '@cabinet/kernel/forms';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';

interface LeaveQuestionProps {
  readonly hasChanges: boolean;
  /** Names what would be lost. */
  readonly children: string;
}

/** Asks before a changed form is left. */
export function LeaveQuestion({ hasChanges, children }: LeaveQuestionProps) {
  const way = useLeaveGuard(hasChanges);
  return (
    <ConfirmDialog
      isOpen={way.isAsking}
      onClose={way.stay}
      onConfirm={async () => way.leave()}
      title="Уйти без сохранения?"
      confirmLabel="Не сохранять"
      cancelLabel="Вернуться"
      isDestructive
    >
      {children}
    </ConfirmDialog>
  );
}
