import { Button, ButtonLink, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { AdminUser } from '../../../api/admin-users.ts';
import { InviteButton } from '../../../components/person/invite-button.tsx';
import { paths } from '../../../paths.ts';

interface InvitedDialogProps {
  readonly person: AdminUser;
  readonly onClose: () => void;
}

/** The account is made: where the letter went, and how to send it once more. */
export function InvitedDialog({ person, onClose }: InvitedDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Пользователь создан"
      size="sm"
      footer={
        <>
          <ButtonLink variant="outline" to={paths.adminUsersDetail.to({ userId: person.id })}>
            Открыть
          </ButtonLink>
          <Button onClick={onClose}>Готово</Button>
        </>
      }
    >
      <Stack gap="4" align="flex-start">
        <Text>
          {`Письмо со ссылкой отправлено на ${person.email}. Пока пароль не задан, человек значится приглашённым.`}
        </Text>
        <InviteButton person={person} label="Отправить ещё раз" />
      </Stack>
    </Dialog>
  );
}
