import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { InvitationRow } from './invitation-row.tsx';
import { type Invitation, type Inviting, type SentInvitation, useInvitations } from './invitations.ts';

interface InvitationListProps {
  readonly of: Inviting;
  /** Links that this page knows, by the handle of the invitation. */
  readonly links: ReadonlyMap<string, string>;
  readonly onSent: (invitation: SentInvitation) => void;
}

interface RowsProps extends InvitationListProps {
  readonly label: string;
  readonly rows: readonly Invitation[];
}

function Rows({ label, rows, links, ...rest }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={label}>
      {rows.map((invitation) => (
        <InvitationRow
          key={invitation.token}
          invitation={invitation}
          link={links.get(invitation.token)}
          {...rest}
        />
      ))}
    </Stack>
  );
}

function FoldedRows(props: Omit<RowsProps, 'label'>) {
  const [isShown, setShown] = useState(false);
  if (props.rows.length === 0) return null;
  return (
    <Stack gap="3" align="stretch">
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        marginStart="-3"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? 'Скрыть закрытые' : `Показать закрытые (${props.rows.length})`}
      </Button>
      {isShown && <Rows {...props} label="Закрытые приглашения" />}
    </Stack>
  );
}

/** The open invitations, and the closed ones behind a button. */
export function InvitationList(props: InvitationListProps) {
  const { data: invitations, error, mutate } = useInvitations(props.of);
  if (invitations === undefined) {
    if (error === undefined) return <Skeleton height="32" />;
    return (
      <ErrorState title="Не удалось загрузить приглашения" error={error} onRetry={() => void mutate()} />
    );
  }
  if (invitations.length === 0)
    return (
      <EmptyState
        title="Приглашений ещё нет"
        description="Введите почту выше: человеку придёт письмо со ссылкой."
      />
    );
  const isOpen = ({ status }: Invitation) => status === 'pending';
  return (
    <Stack gap="4">
      <Rows {...props} label="Открытые приглашения" rows={invitations.filter(isOpen)} />
      <FoldedRows {...props} rows={invitations.filter((invitation) => !isOpen(invitation))} />
    </Stack>
  );
}
