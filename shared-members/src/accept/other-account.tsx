import { useCurrentUser } from '@cabinet/kernel/session';
import { Banner, Button, Flex, Stack } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { InvitationKind } from './stored-secret.ts';
import { useChangeAccount } from './use-go-to-sign-in.ts';
import { WayToAccount } from './way-on.tsx';

interface OtherAccountProps {
  readonly kind: InvitationKind;
  /** Masked. */
  readonly email: string;
}

/** Somebody else is signed in: says for whom the invitation is, and offers to change the account. */
export function OtherAccount({ kind, email }: OtherAccountProps) {
  const [isBusy, setBusy] = useState(false);
  const ownEmail = useCurrentUser()?.email;
  const changeAccount = useChangeAccount(kind);

  function change() {
    setBusy(true);
    void changeAccount();
  }

  return (
    <Stack gap="4">
      <Banner
        tone="warning"
        title="Приглашение для другого человека"
      >{`Оно отправлено на ${email}, а вы вошли как ${ownEmail ?? ''}. Чтобы принять его, войдите с той почтой: приглашение будет ждать вас здесь.`}</Banner>
      <Flex gap="2" wrap="wrap">
        <Button busy={isBusy} onClick={change}>
          Войти с другой почтой
        </Button>
        <WayToAccount kind={kind} />
      </Flex>
    </Stack>
  );
}
