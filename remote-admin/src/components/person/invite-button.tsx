import { useRefusal } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, type ButtonProps } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type AdminUser, inviteAdminUser } from '../../api/admin-users.ts';

interface InviteButtonProps extends Pick<ButtonProps, 'size'> {
  readonly person: Pick<AdminUser, 'id' | 'email'>;
  readonly label: string;
}

/** Sends the letter with a link to set the password once more; the links of earlier letters open nothing then. */
export function InviteButton({ person: { id, email }, label, size = 'sm' }: InviteButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { tryTo } = useRefusal();
  async function send() {
    setBusy(true);
    try {
      await tryTo(() => inviteAdminUser(id));
      notify.success(`Письмо отправлено на ${email}. Ссылки из прежних писем больше не действуют`);
    } catch (error) {
      notifyApiError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size={size} variant="outline" colorPalette="gray" busy={isBusy} onClick={() => void send()}>
      {label}
    </Button>
  );
}
