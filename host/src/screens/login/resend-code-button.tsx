import { RESET_CODE_SENT_MESSAGE } from '@cabinet/kernel/core/contract';
import { countdown } from '@cabinet/kernel/core/text';
import { QuietButton, useSecondsLeft } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/password-reset.ts';
import { resetFailureText } from './password-reset-failure-text.ts';

const RESEND_COOLDOWN_MS = 60_000;

const afterCooldown = () => Date.now() + RESEND_COOLDOWN_MS;

/** Sends another letter, once a minute at most. */
export function ResendCodeButton({ email }: { readonly email: string }) {
  const [isSending, setSending] = useState(false);
  const [waitsUntil, setWaitsUntil] = useState(afterCooldown);
  const secondsLeft = useSecondsLeft(waitsUntil);

  async function resend() {
    setSending(true);
    notify.withdrawErrors();
    try {
      await requestPasswordReset({ email });
      notify.success(RESET_CODE_SENT_MESSAGE);
      setWaitsUntil(afterCooldown());
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
