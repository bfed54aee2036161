import { useProposalsHref } from '@cabinet/access';
import { Banner, Button, ButtonLink, Link, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { ChangedUser } from '../../../api/admin-users.ts';
import { InviteButton } from '../../../components/person/invite-button.tsx';
import { ProposedText } from '../../../components/proposed/proposed-text.tsx';
import { proposedTitle } from '../../../components/proposed/proposed-words.ts';
import { paths } from '../../../paths.ts';

interface InvitedDialogProps {
  readonly person: ChangedUser;
  readonly onClose: () => void;
}

/** The account is made: where the letter went, and how to send it once more. */
export function InvitedDialog({ person, onClose }: InvitedDialogProps) {
  const { proposals } = person;
  const href = useProposalsHref();
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
        {proposals.length > 0 && (
          <Banner
            title={proposedTitle(proposals)}
            action={href !== null && <Link to={href}>Открыть предложения</Link>}
          >
            {proposals.map((proposal) => (
              <ProposedText key={proposal.id} proposal={proposal} />
            ))}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
