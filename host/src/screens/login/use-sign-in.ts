import type { FailureText } from '@cabinet/kernel/core/contract';
import { authAtom, type User } from '@cabinet/kernel/session';
import { useStore } from '@cabinet/kernel/state';
import { useState } from 'react';
import { GUEST_REFUSED } from './sign-in-failure-text.ts';

/** See {@link useSignIn}. */
export interface SignIn {
  readonly refusal: FailureText | null;
  /** Says why the person is not inside; `null` takes it back. */
  refuse(text: FailureText | null): void;
  /**
   * Signs in and waits for the way inside.
   *
   * @throws what `enter` throws; the form words it.
   */
  signIn(enter: () => Promise<User | null>): Promise<void>;
}

/** A sign-in by whatever it is made, and why the last one failed. */
export function useSignIn(onSignedIn?: () => unknown): SignIn {
  const store = useStore();
  const [refusal, refuse] = useState<FailureText | null>(null);

  async function signIn(enter: () => Promise<User | null>) {
    refuse(null);
    if ((await enter()) !== null) await onSignedIn?.();
    // A load that failed has a toast.
    else if (store.get(authAtom).user !== null) refuse(GUEST_REFUSED);
  }
  return { refusal, refuse, signIn };
}
