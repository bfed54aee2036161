import { useLeaveGuard } from '@cabinet/kernel/forms';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';

interface LeaveQuestionProps {
  readonly hasChanges: boolean;
  /** The person goes without saving. */
  readonly onLeave: () => void;
}

/** Asks before a changed role is left. */
export function LeaveQuestion({ hasChanges, onLeave }: LeaveQuestionProps) {
  const way = useLeaveGuard(hasChanges);
  return (
    <ConfirmDialog
      isOpen={way.isAsking}
      onClose={way.stay}
      onConfirm={async () => {
        onLeave();
        way.leave();
      }}
      title="Уйти без сохранения?"
      confirmLabel="Не сохранять"
      cancelLabel="Вернуться"
      isDestructive
    >
      Изменения роли не сохранены. Если уйти, они пропадут.
    </ConfirmDialog>
  );
}
