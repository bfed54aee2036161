import { RESET_CODE_MINUTES } from '@cabinet/kernel/core/contract';
import { useState } from 'react';
import type { LoginStep } from './login-entry.ts';
import { LoginLayout } from './login-layout.tsx';
import { ResetConfirmForm } from './reset-confirm-form.tsx';
import type { ResetDraft } from './reset-draft.ts';
import { ResetRequestForm } from './reset-request-form.tsx';
import type { useLoginStep } from './use-login-step.ts';

interface PasswordResetProps {
  readonly step: Extract<LoginStep, 'email' | 'code'>;
  readonly email: string;
  readonly onOpen: ReturnType<typeof useLoginStep>['open'];
  readonly onBack: ReturnType<typeof useLoginStep>['goBack'];
}

const TITLE = 'Восстановление пароля';

/** A new password in two steps. Going back and forth loses nothing that was typed. */
export default function PasswordReset({ step, email, onOpen, onBack }: PasswordResetProps) {
  const [typed, setTyped] = useState<Omit<ResetDraft, 'email'>>({ code: '', password: '' });

  if (step === 'email') {
    return (
      <LoginLayout
        title={TITLE}
        description="Отправим на вашу почту код, с которым можно задать новый пароль"
      >
        <ResetRequestForm
          email={email}
          onSent={(address) => onOpen('code', address)}
          onBack={(address) => onBack('sign-in', address)}
        />
      </LoginLayout>
    );
  }
  return (
    <LoginLayout
      title={TITLE}
      description={`Введите код, отправленный на ${email}. Он действует ${RESET_CODE_MINUTES} минут`}
    >
      <ResetConfirmForm
        draft={{ ...typed, email }}
        onChanged={() => onOpen('sign-in', email, { replace: true })}
        onBack={(draft) => {
          setTyped(draft);
          onBack('email', email);
        }}
      />
    </LoginLayout>
  );
}
