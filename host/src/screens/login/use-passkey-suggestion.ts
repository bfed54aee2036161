import { canUsePasskeys, type PasskeyAnswer } from '@cabinet/kernel/session';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../page/when-idle.ts';

const importSuggestion = () => import(/* webpackChunkName: "passkey-sign-in" */ './suggest-passkey.ts');

/**
 * Lets the browser name the passkeys of this site where it names the passwords: below the field of the e-mail. A browser
 * answers one question about passkeys at a time, so whatever else signs in switches it off. What was chosen there once and
 * was refused would be again.
 */
export function usePasskeySuggestion(isOn: boolean, onChosen: (answer: PasskeyAnswer) => void): void {
  const listener = useRef(onChosen);
  const isUsed = useRef(false);
  useEffect(function keepListener() {
    listener.current = onChosen;
  });

  useEffect(
    function suggest() {
      if (!isOn || isUsed.current || !canUsePasskeys()) return;
      const leaving = new AbortController();
      const cancel = whenIdle(() => {
        importSuggestion()
          .then(({ suggestPasskey }) => suggestPasskey(leaving.signal))
          .then((answer) => {
            if (answer === null || leaving.signal.aborted) return;
            isUsed.current = true;
            listener.current(answer);
          })
          // Nobody has asked for it, and the button is there.
          .catch(() => undefined);
      });
      return () => {
        cancel();
        leaving.abort();
      };
    },
    [isOn],
  );
}
