import { quoted } from '@cabinet/kernel/core/text';
import { Box, Button, DateText, Flex, Link, Loaded, Skeleton, Text } from '@cabinet/kernel/ui';
import { InvitationStatusBadge } from '@cabinet/members/invitations';
import { useState } from 'react';
import { type PersonInvitation, usePersonInvitations } from '../../api/person-case.ts';
import { paths } from '../../paths.ts';
import { CaseGroup, CaseGroups } from './case-group.tsx';

/** A company may have sent many: the page stays short until all are asked for. */
const FIRST = 3;
const INTO = { group: 'в группу', company: 'в компанию' } as const;

interface InvitationLineProps {
  readonly invitation: PersonInvitation;
  /** Of those that the person sent, whom they invited; of the others, who invited them. */
  readonly isSent: boolean;
}

function InvitationLine({ invitation, isSent }: InvitationLineProps) {
  const { payer, email, invitedBy, sentAt, status, revokedBecause } = invitation;
  return (
    <Box as="li">
      <Flex columnGap="2" align="center" wrap="wrap">
        <Link to={paths.adminPayersDetail.to({ payerId: payer.id })}>
          {`${isSent ? `${email} ` : ''}${INTO[payer.kind]} ${quoted(payer.name)}`}
        </Link>
        <InvitationStatusBadge status={status} />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {!isSent && (
          <>
            <span>Приглашает </span>
            <Link to={paths.adminUsersDetail.to({ userId: invitedBy.id })}>{invitedBy.displayName}</Link>
            <span>, </span>
          </>
        )}
        <DateText value={sentAt} format="datetime" />
        {revokedBecause === 'inviter' && (
          <span>, отозвано само: пригласивший больше не может приглашать</span>
        )}
      </Text>
    </Box>
  );
}

interface InvitationsProps {
  readonly title: string;
  readonly none: string;
  readonly of: { readonly total: number; readonly items: readonly PersonInvitation[] };
  readonly isSent: boolean;
}

function Invitations({ title, none, of: { total, items }, isSent }: InvitationsProps) {
  const [isWhole, showWhole] = useState(false);
  const isFolded = !isWhole && items.length > FIRST;
  return (
    <CaseGroup title={title}>
      {items.length === 0 && (
        <Text as="li" color="fg.muted">
          {none}
        </Text>
      )}
      {(isFolded ? items.slice(0, FIRST) : items).map((invitation) => (
        <InvitationLine key={invitation.id} invitation={invitation} isSent={isSent} />
      ))}
      {isFolded && (
        <li>
          <Button size="sm" variant="ghost" marginStart="-3" onClick={() => showWhole(true)}>
            {`Показать ещё: ${items.length - FIRST}`}
          </Button>
        </li>
      )}
      {!isFolded && total > items.length && (
        <Text as="li" textStyle="sm" color="fg.muted">
          {`Показаны последние ${items.length} из ${total}`}
        </Text>
      )}
    </CaseGroup>
  );
}

/** Invitations to this person and from them; each leads to the account of its group or company. */
export function InvitationsOfPerson({ userId }: { readonly userId: string }) {
  return (
    <Loaded
      query={usePersonInvitations(userId)}
      skeleton={<Skeleton height="4rem" aria-busy />}
      failureTitle="Не удалось загрузить приглашения"
    >
      {({ received, sent }) => (
        <CaseGroups>
          <Invitations
            title="Приглашения этому человеку"
            none="На эту почту приглашений не было."
            of={received}
            isSent={false}
          />
          <Invitations
            title="Приглашения от этого человека"
            none="Этот человек никого не приглашал."
            of={sent}
            isSent
          />
        </CaseGroups>
      )}
    </Loaded>
  );
}
