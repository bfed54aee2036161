import { tryOrNotify } from '@cabinet/kernel/notify';
import { Button } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';

interface DeclineButtonProps {
  readonly inviter: string;
  readonly onDecline: () => Promise<void>;
}

/** Declines an invitation once that is confirmed. */
export function DeclineButton({ inviter, onDecline }: DeclineButtonProps) {
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setAsking(true)}>
        Отклонить
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => tryOrNotify(onDecline)}
        title="Отклонить приглашение?"
        confirmLabel="Отклонить"
        cancelLabel="Оставить"
        isDestructive
      >{`Ссылка перестанет работать. Чтобы вступить позже, понадобится новое приглашение: его отправляет ${inviter}.`}</ConfirmDialog>
    </>
  );
}
