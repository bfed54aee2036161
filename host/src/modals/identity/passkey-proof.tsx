import { post } from '@cabinet/kernel/http';
import { signWithPasskey } from '@cabinet/kernel/session';
import { Button } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { useFocusFirst } from './use-focus-first.ts';
import type { ProofProps } from './use-proof.ts';

async function signAndSend(): Promise<unknown> {
  const challenge = await post('auth/reauthentication/challenge', { hasOwnLimit: true });
  const body = await signWithPasskey(challenge);
  return post('auth/reauthentication/passkey', { body, hasOwnLimit: true });
}

/** A passkey: the browser asks for it, after a press. */
export function PasskeyProof({ prove, focused }: ProofProps) {
  const button = useFocusFirst<HTMLButtonElement>(focused);
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    await prove(signAndSend);
    setBusy(false);
  }
  return (
    <Button ref={button} size="lg" width="full" busy={isBusy} onClick={() => void confirm()}>
      Подтвердить ключом доступа
    </Button>
  );
}
