import { useSecondsLeft } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { notify } from '@cabinet/kernel/notify';
import { useState } from 'react';
import { confirmCode, sendCode } from './opened-invitation.ts';
import { forgetSentCode, readSentCode, type SentCode, storeSentCode } from './sent-code.ts';
import type { InvitationKind } from './stored-secret.ts';
import { useRefusal } from './use-refusal.ts';

/** What {@link useCode} needs. */
export interface CodeOptions {
  readonly kind: InvitationKind;
  readonly secret: string;
  /** The address is proved; `secret` takes the place of the one that only opens. */
  readonly onConfirmed: (secret: string) => void;
  /** The invitation has changed meanwhile. */
  readonly onStale: () => void;
}

/** Until when no code is sent, where the server says so; ISO 8601. */
function limitOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return null;
  return new Date(Date.now() + error.retryAfter * 1_000).toISOString();
}

const isWrongCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'AUTH.006';

/** What the server says of a code belongs to the field in which it was typed. */
function atField({ status, message, code }: ApiError): ApiError {
  return new ApiError({ status, message, code, fields: { code: message } });
}

/** The code that proves an address: sending it, and confirming by it. */
export function useCode({ kind, secret, onConfirmed, onStale }: CodeOptions) {
  const [sent, setSent] = useState(() => readSentCode(kind, secret));
  const [limitedUntil, setLimitedUntil] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { refusal, forget, refuse } = useRefusal(onStale);
  const isLimited = useSecondsLeft(limitedUntil === null ? 0 : Date.parse(limitedUntil)) > 0;

  function keep(code: SentCode): void {
    storeSentCode(kind, secret, code);
    setSent(code);
  }

  async function send(): Promise<void> {
    forget();
    setSending(true);
    try {
      const letter = await sendCode(kind, secret);
      keep({ ...letter, wrongTries: 0 });
      setLimitedUntil(null);
      notify.success(`Код отправлен на ${letter.email}`);
    } catch (error) {
      const until = limitOf(error);
      if (until === null) refuse(error);
      else setLimitedUntil(until);
    } finally {
      setSending(false);
    }
  }

  async function confirm(code: string): Promise<void> {
    forget();
    try {
      const proving = await confirmCode(kind, secret, code);
      forgetSentCode(kind);
      notify.success('Почта подтверждена');
      onConfirmed(proving);
    } catch (error) {
      if (!isWrongCode(error)) throw error;
      if (sent !== null) keep({ ...sent, wrongTries: sent.wrongTries + 1 });
      throw atField(error);
    }
  }

  return {
    sent,
    /** A refused sending means that there has been one before, maybe by another page: its code can be typed. */
    hasLetter: sent !== null || limitedUntil !== null,
    limitedUntil: isLimited ? limitedUntil : null,
    isSending,
    refusal,
    refuse,
    send,
    confirm,
  };
}

/** What {@link useCode} gives. */
export type Coding = ReturnType<typeof useCode>;
