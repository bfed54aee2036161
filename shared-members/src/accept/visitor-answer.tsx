import { Heading, Separator, Stack, Text } from '@cabinet/kernel/ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import { NewAccountForm } from './new-account-form.tsx';
import { SignInButton } from './sign-in-button.tsx';
import type { InvitationKind } from './stored-secret.ts';

interface VisitorAnswerProps extends Omit<ComponentProps<typeof NewAccountForm>, 'signIn'> {
  readonly kind: InvitationKind;
  /** The address has been proved on this page just now: what comes next takes the focus. */
  readonly hasConfirmed: boolean;
}

/** Both ways of whoever reads the letters of the address; which of them is theirs the page does not know. */
export function VisitorAnswer({ kind, hasConfirmed, ...form }: VisitorAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    function focusWhatIsNext() {
      if (hasConfirmed) heading.current?.focus();
    },
    [hasConfirmed],
  );
  return (
    <Stack gap="6">
      <Stack gap="4" align="flex-start">
        <Stack gap="1">
          <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
            У меня есть учётная запись
          </Heading>
          <Text
            color="fg.muted"
            textStyle="sm"
          >{`Войдите с почтой ${form.email}: приглашение будет ждать вас здесь.`}</Text>
        </Stack>
        <SignInButton kind={kind} variant="outline" />
      </Stack>
      <Separator />
      <NewAccountForm {...form} signIn={<SignInButton kind={kind} size="sm" variant="outline" />} />
    </Stack>
  );
}
