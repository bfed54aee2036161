import { AlertIcon, CheckIcon, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { CopyLinkButton } from './copy-link-button.tsx';
import type { Outcome } from './use-send-invitations.ts';

function OutcomeLine({ outcome }: { readonly outcome: Outcome }) {
  const isSent = outcome.kind === 'sent';
  const link = isSent ? outcome.invitation.link : null;
  const Icon = isSent ? CheckIcon : AlertIcon;
  return (
    <Flex as="li" gap="2" align="center" wrap="wrap" textStyle="sm">
      <Icon boxSize="4" color={isSent ? 'fg.success' : 'fg.error'} />
      <Text as="span" overflowWrap="anywhere" minW="0">
        {outcome.email}: {isSent ? 'отправлено' : outcome.reason}
      </Text>
      {link !== null && <CopyLinkButton link={link} email={outcome.email} />}
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
