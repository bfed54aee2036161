import { QuietButton } from '@cabinet/kernel/forms';
import { paths } from '@cabinet/kernel/paths';
import { clearSessionAtom, useCurrentUser } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { Flex } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useRef } from 'react';
import { passwordResetEntry } from '../screens/login/login-entry.ts';
import { SignInSteps } from '../screens/login/sign-in-steps.tsx';

/** The login modal over a page whose session has ended while something was typed there; it leaves with the session's end. */
export function SessionEndModal() {
  const email = useCurrentUser()?.email ?? '';
  const leave = useSetAtom(clearSessionAtom);
  const passwordInput = useRef<HTMLInputElement>(null);

  // In a tab of its own: here it would take the page away. Signing in there lets this one go on.
  function restorePassword(typedEmail: string) {
    window.open(`${paths.login.to()}${passwordResetEntry(typedEmail).search}`, '_blank', 'noopener');
  }
  return (
    <Dialog
      isOpen
      isRequired
      onClose={leave}
      size="sm"
      initialFocus={passwordInput}
      title="Сессия истекла, войдите снова"
      description="Всё, что вы ввели на этой странице, останется на месте."
      footer={
        <Flex justify="center" width="full">
          <QuietButton colorPalette="gray" onClick={() => leave()}>
            Выйти без сохранения
          </QuietButton>
        </Flex>
      }
    >
      <SignInSteps email={email} onForgotten={restorePassword} passwordInput={passwordInput} />
    </Dialog>
  );
}
