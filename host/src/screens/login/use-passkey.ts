import { notifyPartFailure } from '@cabinet/kernel/notify';
import { type PasskeyAnswer, signInByAtom } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { useState } from 'react';
import type { SignIn } from './use-sign-in.ts';

/** See {@link usePasskey}. */
export interface Passkey {
  readonly isBusy: boolean;
  /** The browser has asked, and no passkey was chosen. */
  readonly isUnused: boolean;
  /** Asks for a passkey by the browser's own dialog. */
  ask(): void;
  /** Signs in by what a passkey has signed already. */
  send(answer: PasskeyAnswer): void;
}

const importPasskeySignIn = () =>
  import(/* webpackChunkName: "passkey-sign-in" */ './sign-in-by-passkey.ts').catch(() => null);

/** A sign-in by a passkey. Its code comes with the first press, or before it in an idle moment. */
export function usePasskey({ signIn, refuse }: SignIn): Passkey {
  const signInBy = useSetAtom(signInByAtom);
  const [state, setState] = useState<'free' | 'busy' | 'unused'>('free');

  async function use(given?: PasskeyAnswer) {
    setState('busy');
    refuse(null);
    const part = await importPasskeySignIn();
    if (part === null) notifyPartFailure();
    const failure = await part?.signInByPasskey((call) => signIn(() => signInBy(call)), given);
    if (failure) refuse(failure);
    setState(failure === null ? 'unused' : 'free');
  }

  return {
    isBusy: state === 'busy',
    isUnused: state === 'unused',
    ask: () => void use(),
    send: (answer) => void use(answer),
  };
}
