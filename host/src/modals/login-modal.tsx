import { rememberLocation } from '@cabinet/kernel/guards';
import { useModal } from '@cabinet/kernel/modals';
import { paths } from '@cabinet/kernel/paths';
import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useEffect } from 'react';
import { passwordResetEntry } from '../screens/login/login-entry.ts';
import { SignInSteps } from '../screens/login/sign-in-steps.tsx';

/** Signs a visitor in without leaving a public page, so that what they were doing stays there. */
export function LoginModal() {
  const { isOpen, close } = useModal('login');
  const isSignedIn = useCurrentUser() !== null;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(
    // In another tab, which this form cannot see.
    function closeWhenSignedIn() {
      if (isSignedIn) close();
    },
    [isSignedIn, close],
  );

  function restorePassword(typedEmail: string) {
    close();
    rememberLocation(`${pathname}${search}${hash}`);
    const entry = passwordResetEntry(typedEmail);
    void navigate({ pathname: paths.login.to(), search: entry.search }, { state: entry.state });
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="sm"
      title="Вход в кабинет"
      description="Войдите, чтобы продолжить на этой странице"
    >
      <SignInSteps email="" onForgotten={restorePassword} onSignedIn={close} />
    </Dialog>
  );
}
