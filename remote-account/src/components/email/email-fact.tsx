import { useReloadUser } from '@cabinet/kernel/session';
import { Button, Flex, Stack, useLazyDialog } from '@cabinet/kernel/ui';
import { Fact } from '@cabinet/payments/facts';
import { useEffect, useRef } from 'react';
import { useEmailChange } from '../../api/email.ts';
import { PendingEmail } from './pending-email.tsx';

const importDialog = () => import('./change-email-dialog.tsx');

/** The e-mail of the person, with the way to another one and what of it waits (product §12.12). */
export function EmailFact({ email }: { readonly email: string }) {
  const { data } = useEmailChange();
  const reloadUser = useReloadUser();
  const dialog = useLazyDialog(importDialog, { email, takesTwo: data?.takesTwo ?? false });
  const pending = data?.pending ?? null;
  const wasPending = useRef(false);

  useEffect(
    function noticeNewEmail() {
      // The link is opened elsewhere, so what does not wait any more may have taken effect.
      if (wasPending.current && pending === null) void reloadUser();
      wasPending.current = pending !== null;
    },
    [pending, reloadUser],
  );

  return (
    <Fact term="Почта">
      <Stack gap="2">
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <span>{email}</span>
          <Button
            variant="outline"
            size="xs"
            aria-label="Сменить почту"
            busy={dialog.isComing}
            onClick={() => dialog.ask({})}
          >
            Сменить
          </Button>
        </Flex>
        {pending !== null && <PendingEmail pending={pending} />}
      </Stack>
      {dialog.element}
    </Fact>
  );
}
