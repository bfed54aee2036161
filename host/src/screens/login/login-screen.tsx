import { findRoute } from '@cabinet/federation/contract';
import { decideLogin } from '@cabinet/kernel/guards';
import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useNavigation } from '@cabinet/kernel/router';
import { useSession } from '@cabinet/kernel/session';
import { Box, useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useRef, useState } from 'react';
import { offeredRoutes } from '../../federation/remotes.ts';
import { bringFirstPage, type EnteredShellLoader } from './bring-first-page.ts';
import { LeaveLogin } from './leave-login.tsx';
import { LoginLayout } from './login-layout.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useLoginStep } from './use-login-step.ts';

const importReset = () => import(/* webpackChunkName: "password-reset" */ './password-reset.tsx');

/**
 * The form stays busy until what it leads to takes its place, or until somebody has signed out meanwhile, in another tab.
 */
function useBusyWhile(isLeaving: boolean): () => Promise<void> {
  const end = useRef<() => void>(undefined);
  useEffect(
    function endWhereNobodyLeaves() {
      if (!isLeaving) end.current?.();
    },
    [isLeaving],
  );
  return () =>
    new Promise<void>((resolve) => {
      end.current = resolve;
    });
}

interface LoginScreenProps {
  readonly importShell: EnteredShellLoader;
}

/** `/login` and `/auth`: signing in, or a new password by a code. */
export function LoginScreen({ importShell }: LoginScreenProps) {
  const session = useSession();
  const { step, email, open, goBack } = useLoginStep();
  const PasswordReset = useLazyPart(importReset, {
    isWanted: step !== 'sign-in',
    onFailure() {
      open('sign-in', email, { replace: true });
      notifyPartFailure();
    },
  });

  const isLeaving = decideLogin(session).kind === 'leave';
  const { location: target } = useNavigation();
  const entered = isLeaving && target ? findRoute(offeredRoutes(), target.pathname) : undefined;
  const EnteredShell = useLazyPart(importShell, { isWanted: isLeaving });
  const [cameSignedIn] = useState(isLeaving);
  const untilLeft = useBusyWhile(isLeaving);

  if (EnteredShell !== null && entered !== undefined && !entered.public)
    return <EnteredShell route={entered} />;
  if (isLeaving && cameSignedIn) return <LeaveLogin />;
  if (step !== 'sign-in' && PasswordReset !== null && !isLeaving)
    return <PasswordReset step={step} email={email} onOpen={open} onBack={goBack} />;
  return (
    <LoginLayout title="Вход в кабинет" description="Баланс, платежи и доступ к моделям">
      {isLeaving && <LeaveLogin />}
      <Box onInput={() => bringFirstPage(importShell)} onSubmit={() => bringFirstPage(importShell)}>
        <SignInForm
          email={email}
          onForgotten={(typedEmail) => open('email', typedEmail)}
          onSignedIn={untilLeft}
        />
      </Box>
    </LoginLayout>
  );
}
