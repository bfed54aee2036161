import { notify } from '@cabinet/kernel/notify';
import { authAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { useEffect } from 'react';

/** Says that the user could not be loaded (product §8.5); a rate limit has its banner instead. */
export function useUserLoadFailure(): void {
  const { error, isRateLimited } = useAtomValue(authAtom);
  useEffect(
    function showFailure() {
      if (error !== null && !isRateLimited) notify.error(error);
    },
    [error, isRateLimited],
  );
}
