import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, Flex } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { dayAndTime } from '../lib/day-and-time.ts';
import {
  type Invitation,
  type Inviting,
  refreshInvitations,
  resendInvitation,
  revokeInvitation,
  type SentInvitation,
} from './invitations.ts';

interface InvitationActionsProps {
  readonly of: Inviting;
  readonly invitation: Invitation;
  readonly onSent: (invitation: SentInvitation) => void;
}

/** The questions; a failure also reads the list again, for somebody may have answered meanwhile. */
function useActions({ of, invitation, onSent }: InvitationActionsProps) {
  async function attempt(action: () => Promise<string>) {
    try {
      notify.success(await action());
    } catch (error) {
      notifyApiError(error);
    } finally {
      refreshInvitations(of);
    }
  }
  const { token: handle, email } = invitation;
  return {
    resend: () =>
      attempt(async () => {
        const sent = await resendInvitation(of, handle);
        onSent(sent);
        if (sent.letterAt === null) return `Новое письмо отправлено: ${email}`;
        return `Письмо на ${email} уйдёт ${dayAndTime(sent.letterAt)}`;
      }),
    revoke: () =>
      attempt(async () => {
        await revokeInvitation(of, handle);
        return `Приглашение отозвано: ${email}`;
      }),
  };
}

/** Sends an invitation again or takes it back, once that is confirmed. */
export function InvitationActions(props: InvitationActionsProps) {
  const { email, status } = props.invitation;
  const [asked, setAsked] = useState<'resend' | 'revoke' | null>(null);
  const { resend, revoke } = useActions(props);
  const close = () => setAsked(null);
  const look = { size: 'xs', variant: 'outline' } as const;
  return (
    <Flex gap="1" wrap="wrap">
      <Button
        {...look}
        colorPalette="gray"
        aria-label={`Отправить ещё раз: ${email}`}
        onClick={() => setAsked('resend')}
      >
        Отправить ещё раз
      </Button>
      {status === 'pending' && (
        <Button
          {...look}
          colorPalette="red"
          aria-label={`Отозвать: ${email}`}
          onClick={() => setAsked('revoke')}
        >
          Отозвать
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked === 'resend'}
        onClose={close}
        onConfirm={resend}
        title="Отправить приглашение ещё раз?"
        confirmLabel="Отправить"
      >{`На ${email} уйдёт новое письмо, и срок начнётся заново. Старая ссылка перестанет работать.`}</ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'revoke'}
        onClose={close}
        onConfirm={revoke}
        title="Отозвать приглашение?"
        confirmLabel="Отозвать"
        cancelLabel="Оставить"
        isDestructive
      >{`Ссылка из письма на ${email} и скопированная перестанут работать.`}</ConfirmDialog>
    </Flex>
  );
}
