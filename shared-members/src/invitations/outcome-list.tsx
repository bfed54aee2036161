import { AlertIcon, CheckIcon, ClockIcon, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { dayAndTime } from '../lib/day-and-time.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import type { Outcome } from './use-send-invitations.ts';

const LOOKS = {
  sent: { Icon: CheckIcon, color: 'fg.success' },
  waiting: { Icon: ClockIcon, color: 'fg.muted' },
  failed: { Icon: AlertIcon, color: 'fg.error' },
} as const;

function describe(outcome: Outcome): { readonly look: keyof typeof LOOKS; readonly text: string } {
  if (outcome.kind !== 'sent') return { look: 'failed', text: outcome.reason };
  const { letterAt } = outcome.invitation;
  if (letterAt === null) return { look: 'sent', text: 'отправлено' };
  return {
    look: 'waiting',
    text: `письмо уйдёт ${dayAndTime(letterAt)} — больше писем на этот адрес за сутки не отправляем`,
  };
}

function OutcomeLine({ outcome }: { readonly outcome: Outcome }) {
  const { look, text } = describe(outcome);
  const { Icon, color } = LOOKS[look];
  const link = outcome.kind === 'sent' ? outcome.invitation.link : null;
  return (
    <Flex as="li" gap="2" align="flex-start" textStyle="sm">
      <Icon boxSize="4" mt="0.5" color={color} />
      <Flex columnGap="2" align="center" wrap="wrap" minW="0">
        <Text as="span" overflowWrap="anywhere" minW="0">
          {`${outcome.email}: ${text}`}
        </Text>
        {link !== null && <CopyLinkButton link={link} email={outcome.email} />}
      </Flex>
    </Flex>
  );
}

/** What became of every e-mail of the last sending. */
export function OutcomeList({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  return (
    <Stack as="ul" gap="1.5" listStyleType="none" aria-label="Результат отправки" aria-live="polite">
      {outcomes.map((outcome) => (
        <OutcomeLine key={outcome.email} outcome={outcome} />
      ))}
    </Stack>
  );
}
