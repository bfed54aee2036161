import { findRoute } from '@cabinet/federation/contract';
import { decideLogin } from '@cabinet/kernel/guards';
import { notifyPartFailure } from '@cabinet/kernel/notify';
import { useNavigation } from '@cabinet/kernel/router';
import { useSession } from '@cabinet/kernel/session';
import { Box, useLazyPart } from '@cabinet/kernel/ui';
import { useEffect, useRef, useState } from 'react';
import { offeredRoutes } from '../../federation/remotes.ts';
import { bringFirstPage, type EnteredShellLoader } from './bring-first-page.ts';
import { importSecondStep, preloadSecondStep } from './import-second-step.ts';
import { LeaveLogin } from './leave-login.tsx';
import { LoginLayout } from './login-layout.tsx';
import type { SecondStepAsked } from './second-factors.ts';
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

const SIGN_IN = { title: 'Вход в кабинет', description: 'Баланс, платежи и доступ к моделям' };
const CONFIRM = { title: 'Подтвердите вход', description: 'Пароль верный, остался второй шаг' };

interface LoginScreenProps {
  readonly importShell: EnteredShellLoader;
}

/** `/login` and `/auth`: signing in, in one step or two, or a new password by a code. */
export function LoginScreen({ importShell }: LoginScreenProps) {
  const session = useSession();
  const { step, email, methods, open, goBack } = useLoginStep();
  const [notice, setNotice] = useState<string | null>(null);
  function giveUp() {
    open('sign-in', email, { replace: true });
    notifyPartFailure();
  }
  const isReset = step === 'email' || step === 'code';
  const PasswordReset = useLazyPart(importReset, { isWanted: isReset, onFailure: giveUp });
  const SecondStep = useLazyPart(importSecondStep, { isWanted: step === 'confirm', onFailure: giveUp });

  const isLeaving = decideLogin(session).kind === 'leave';
  const { location: target } = useNavigation();
  const entered = isLeaving && target ? findRoute(offeredRoutes(), target.pathname) : undefined;
  const EnteredShell = useLazyPart(importShell, { isWanted: isLeaving });
  const [cameSignedIn] = useState(isLeaving);
  const untilLeft = useBusyWhile(isLeaving);

  if (EnteredShell !== null && entered !== undefined && !entered.public)
    return <EnteredShell route={entered} />;
  if (isLeaving && cameSignedIn) return <LeaveLogin />;
  if (isReset && PasswordReset !== null && !isLeaving)
    return <PasswordReset step={step} email={email} onOpen={open} onBack={goBack} />;

  const bring = () => bringFirstPage(importShell);
  async function confirm(asked: SecondStepAsked) {
    await preloadSecondStep();
    setNotice(null);
    open('confirm', asked.email, asked);
  }
  function goBackToPassword(reason: string | null = null) {
    setNotice(reason);
    goBack('sign-in', email);
  }
  const isSecond = step === 'confirm' && SecondStep !== null;
  const words = isSecond ? CONFIRM : SIGN_IN;
  return (
    <LoginLayout {...words}>
      {isLeaving && <LeaveLogin />}
      <Box onInput={bring} onSubmit={bring}>
        {isSecond ? (
          <SecondStep
            email={email}
            methods={methods}
            onBack={goBackToPassword}
            onPasskey={bring}
            onSignedIn={untilLeft}
          />
        ) : (
          <SignInForm
            email={email}
            notice={notice}
            suggestsPasskeys
            onForgotten={(typedEmail) => open('email', typedEmail)}
            onSecondStep={confirm}
            onPasskey={bring}
            onSignedIn={untilLeft}
          />
        )}
      </Box>
    </LoginLayout>
  );
}
