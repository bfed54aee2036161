import { decideLogin } from '@cabinet/kernel/guards';
import { useSession } from '@cabinet/kernel/session';
import { useAtom } from '@cabinet/kernel/state';
import { useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import { notifyPartFailure } from '../../shell/notify-part-failure.ts';
import { forgottenEmailAtom } from './forgotten-email-atom.ts';
import { LeaveLogin } from './leave-login.tsx';
import { LoginLayout } from './login-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';

const importReset = () => import(/* webpackChunkName: "password-reset" */ './password-reset.tsx');

/** `/login` and `/auth`: signing in, or a new password by a code. */
export function LoginScreen() {
  const session = useSession();
  const [forgottenEmail, setForgottenEmail] = useAtom(forgottenEmailAtom);
  const [email, setEmail] = useState(forgottenEmail ?? '');
  const [isResetting, setResetting] = useState(forgottenEmail !== null);
  const PasswordReset = useLazyPart(importReset, {
    isWanted: isResetting,
    onFailure() {
      setResetting(false);
      notifyPartFailure();
    },
  });

  useEffect(
    function takeForgottenEmail() {
      setForgottenEmail(null);
    },
    [setForgottenEmail],
  );

  function show(reset: boolean, typedEmail: string) {
    setEmail(typedEmail);
    setResetting(reset);
  }

  if (decideLogin(session).kind === 'leave') return <LeaveLogin />;
  if (isResetting && PasswordReset !== null)
    return <PasswordReset email={email} onLeave={(typedEmail) => show(false, typedEmail)} />;
  return (
    <LoginLayout title="Вход в кабинет" description="Баланс, платежи и доступ к моделям">
      <SignInForm email={email} onForgotten={(typedEmail) => show(true, typedEmail)} />
    </LoginLayout>
  );
}
