import { rememberLocation } from '@cabinet/kernel/guards';
import { useModal } from '@cabinet/kernel/modals';
import { paths } from '@cabinet/kernel/paths';
import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useEffect } from 'react';
import { forgottenEmailAtom } from '../screens/login/forgotten-email-atom.ts';
import { SignInForm } from '../screens/login/sign-in-form.tsx';

/** Signing in without leaving a public page: what the visitor was about to do stays where it is. */
export function LoginModal() {
  const { isOpen, close } = useModal('login');
  const isSignedIn = useCurrentUser() !== null;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const handOver = useSetAtom(forgottenEmailAtom);

  useEffect(
    // In another tab, where this form knows nothing of it.
    function closeWhenSignedIn() {
      if (isSignedIn) close();
    },
    [isSignedIn, close],
  );

  function restorePassword(typedEmail: string) {
    close();
    handOver(typedEmail);
    rememberLocation(`${pathname}${search}${hash}`);
    void navigate(paths.login.to());
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title="Вход в кабинет"
      description="Войдите, чтобы продолжить на этой странице"
    >
      <SignInForm email="" onForgotten={restorePassword} onSignedIn={close} />
    </Dialog>
  );
}
