import { decideLogin } from '@cabinet/kernel/guards';
import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useSession } from '@cabinet/kernel/session';
import { useLazyPart } from '@cabinet/kernel/ui';
import { LeaveLogin } from './leave-login.tsx';
import { LoginLayout } from './login-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useLoginStep } from './use-login-step.ts';

const importReset = () => import(/* webpackChunkName: "password-reset" */ './password-reset.tsx');

/** `/login` and `/auth`: signing in, or a new password by a code. */
export function LoginScreen() {
  const session = useSession();
  const { step, email, open, goBack } = useLoginStep();
  const PasswordReset = useLazyPart(importReset, {
    isWanted: step !== 'sign-in',
    onFailure() {
      open('sign-in', email, { replace: true });
      notifyPartFailure();
    },
  });

  if (decideLogin(session).kind === 'leave') return <LeaveLogin />;
  if (step !== 'sign-in' && PasswordReset !== null)
    return <PasswordReset step={step} email={email} onOpen={open} onBack={goBack} />;
  return (
    <LoginLayout title="Вход в кабинет" description="Баланс, платежи и доступ к моделям">
      <SignInForm email={email} onForgotten={(typedEmail) => open('email', typedEmail)} />
    </LoginLayout>
  );
}
