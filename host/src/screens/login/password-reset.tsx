import { useState } from 'react';
import { LoginLayout } from './login-layout.tsx';
import { ResetConfirmForm } from './reset-confirm-form.tsx';
import type { ResetDraft } from './reset-draft.ts';
import { ResetRequestForm } from './reset-request-form.tsx';

interface PasswordResetProps {
  readonly email: string;
  readonly onLeave: (email: string) => void;
}

const TITLE = 'Восстановление пароля';

/** A new password in two steps. Going back and forth loses nothing that was typed. */
export default function PasswordReset({ email, onLeave }: PasswordResetProps) {
  const [draft, setDraft] = useState<ResetDraft>({ email, code: '', password: '' });
  const [isCodeSent, setCodeSent] = useState(false);

  if (!isCodeSent) {
    return (
      <LoginLayout
        title={TITLE}
        description="Отправим на вашу почту код, с которым можно задать новый пароль"
      >
        <ResetRequestForm
          email={draft.email}
          onSent={(address) => {
            setDraft({ ...draft, email: address });
            setCodeSent(true);
          }}
          onBack={onLeave}
        />
      </LoginLayout>
    );
  }
  return (
    <LoginLayout
      title={TITLE}
      description={`Введите код, отправленный на ${draft.email}. Он действует 15 минут`}
    >
      <ResetConfirmForm
        draft={draft}
        onChanged={() => onLeave(draft.email)}
        onBack={(typed) => {
          setDraft(typed);
          setCodeSent(false);
        }}
      />
    </LoginLayout>
  );
}
