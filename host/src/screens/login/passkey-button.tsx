import { QuietButton } from '@cabinet/kernel/forms';
import { canUsePasskeys } from '@cabinet/kernel/session';
import { KeyIcon, Text } from '@cabinet/kernel/ui';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { Passkey } from './use-passkey.ts';

const never = () => () => undefined;

/** Whether to offer passkeys. A drawn page does, until the browser has been asked. */
export const useOffersPasskeys = () => useSyncExternalStore(never, canUsePasskeys, () => true);

interface PasskeyButtonProps extends Omit<ComponentProps<typeof QuietButton>, 'onClick' | 'busy'> {
  readonly passkey: Passkey;
  readonly onPress?: (() => void) | undefined;
}

/** Signs in by a passkey, where the browser has any. */
export function PasskeyButton({ passkey, onPress, ...rest }: PasskeyButtonProps) {
  function press() {
    onPress?.();
    passkey.ask();
  }
  if (!useOffersPasskeys()) return null;
  return (
    <>
      <QuietButton {...rest} data-passkey="" busy={passkey.isBusy} onClick={press}>
        <KeyIcon />
        Войти с ключом доступа
      </QuietButton>
      {passkey.isUnused && (
        <Text role="status" color="fg.muted" textStyle="sm" textAlign="center">
          Ключ не выбран. Попробуйте ещё раз или войдите другим способом.
        </Text>
      )}
    </>
  );
}
