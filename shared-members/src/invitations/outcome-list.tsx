import { AlertIcon, Button, CheckIcon, CopyIcon, copyText, Flex, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Outcome } from './use-send-invitations.ts';

interface CopyLinkButtonProps {
  readonly link: string;
  readonly email: string;
}

/** Copies the link of a letter while this page knows it, and says whether it did. */
export function CopyLinkButton({ link, email }: CopyLinkButtonProps) {
  const [outcome, setOutcome] = useState<'Ссылка скопирована' | 'Не удалось скопировать' | null>(null);

  async function copy() {
    setOutcome((await copyText(link)) ? 'Ссылка скопирована' : 'Не удалось скопировать');
  }

  return (
    <Button
      size="xs"
      variant="ghost"
      aria-label={`${outcome ?? 'Скопировать ссылку'}: ${email}`}
      onBlur={() => setOutcome(null)}
      onClick={() => void copy()}
    >
      {outcome === 'Ссылка скопирована' ? <CheckIcon /> : <CopyIcon />}
      {outcome ?? 'Скопировать ссылку'}
    </Button>
  );
}

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
