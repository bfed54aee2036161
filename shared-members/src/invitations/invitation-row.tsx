import { DAY_MS } from '@cabinet/kernel/core/calendar';
import { INVITATION_DAYS } from '@cabinet/kernel/core/contract';
import { plural } from '@cabinet/kernel/core/text';
import { Box, DateText, Flex, Text } from '@cabinet/kernel/ui';
import { capText } from '../caps/cap-words.ts';
import { dayAndTime } from '../lib/day-and-time.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { InvitationStatusBadge } from './invitation-status-badge.tsx';
import type { Invitation, Inviting, SentInvitation } from './invitations.ts';
import { timeLeft } from './time-left.ts';

interface InvitationRowProps {
  readonly of: Inviting;
  readonly invitation: Invitation;
  /** Known after a sending of this page alone. */
  readonly link: string | undefined;
  readonly onSent: (invitation: SentInvitation) => void;
}

/** An invitation lives so long from when its letter leaves, which may be later than its sending (product §15.4). */
const LIFE_MS = INVITATION_DAYS * DAY_MS;
/** By how much a reader's clock may be slow before a letter that has left seems to wait. */
const CLOCK_ERROR_MS = 5 * 60_000;

function termsOf({ role, monthlyCap, resendCount }: Invitation): string {
  const times = `${resendCount}\u00a0${plural(resendCount, 'раз', 'раза', 'раз')}`;
  return [
    role?.roleName,
    monthlyCap === null ? 'без ограничений' : `лимит ${capText(monthlyCap)} в месяц`,
    resendCount > 0 ? `отправлено повторно ${times}` : undefined,
  ]
    .filter((term) => term !== undefined)
    .join(' · ');
}

function InvitationFacts({ invitation }: { readonly invitation: Invitation }) {
  const { email, status, invitedBy, sentAt, expiresAt, revokedBecause } = invitation;
  const leavesAt = Date.parse(expiresAt) - LIFE_MS;
  const waits = status === 'pending' && leavesAt > Date.now() + CLOCK_ERROR_MS;
  const hasClock = status === 'pending' || status === 'expired';
  return (
    <Box minW="0" maxW="full">
      <Flex align="center" columnGap="2" rowGap="1" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {email}
        </Text>
        <InvitationStatusBadge status={status} />
        {hasClock && (
          <Text as="span" textStyle="sm" color="fg.muted">
            {timeLeft(expiresAt)}
          </Text>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {termsOf(invitation)}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {waits ? (
          `Приглашает: ${invitedBy.displayName}. Письмо уйдёт ${dayAndTime(new Date(leavesAt).toISOString())}`
        ) : (
          <>
            <span>{`Отправлено: ${invitedBy.displayName}, `}</span>
            <DateText value={sentAt} format="datetime" />
          </>
        )}
      </Text>
      {revokedBecause === 'inviter' && (
        <Text textStyle="xs" color="fg.muted">
          Отозвано само: тот, кто отправил, больше не может приглашать на таких условиях
        </Text>
      )}
    </Box>
  );
}

/** One invitation: a line on a desktop, a card on a phone. */
export function InvitationRow({ of, invitation, link, onSent }: InvitationRowProps) {
  const { email, status } = invitation;
  const isOpen = status === 'pending';
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      justify="space-between"
      align="flex-start"
      direction={{ base: 'column', lg: 'row' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <InvitationFacts invitation={invitation} />
      <Flex gap="1" wrap="wrap" justify={{ md: 'flex-end' }} flexShrink={{ lg: '0' }}>
        {isOpen && link !== undefined && <CopyLinkButton link={link} email={email} />}
        {(isOpen || status === 'expired') && <InvitationActions {...{ of, invitation, onSent }} />}
      </Flex>
    </Flex>
  );
}
