import { RESET_CODE_SENT_MESSAGE } from '@cabinet/kernel/core/contract';
import { countdown } from '@cabinet/kernel/core/text';
import { notify } from '@cabinet/kernel/notify';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/password-reset.ts';
import { resetFailureText } from './password-reset-failure-text.ts';
import { QuietButton } from './quiet-button.tsx';
import { useCooldown } from './use-cooldown.ts';

const RESEND_COOLDOWN_S = 60;

/** Sends another letter, once a minute at most. */
export function ResendCodeButton({ email }: { readonly email: string }) {
  const [isSending, setSending] = useState(false);
  const { secondsLeft, start } = useCooldown(RESEND_COOLDOWN_S);

  async function resend() {
    setSending(true);
    notify.withdrawErrors();
    try {
      await requestPasswordReset({ email });
      notify.success(RESET_CODE_SENT_MESSAGE);
      start();
    } catch (error) {
      const { title, message } = resetFailureText(error);
      notify.error(message, { title });
    } finally {
      setSending(false);
    }
  }

  const isWaiting = secondsLeft > 0;
  return (
    <QuietButton busy={isSending} disabled={isWaiting} onClick={() => void resend()}>
      {isWaiting ? `Отправить код ещё раз через ${countdown(secondsLeft * 1000)}` : 'Отправить код ещё раз'}
    </QuietButton>
  );
}
