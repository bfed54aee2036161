import { ApiError } from '@cabinet/kernel/http';
import { useReloadUser } from '@cabinet/kernel/session';
import { useCallback } from 'react';

/** Takes every failure: a refusal for lack of a right says that the page knows of rights that are gone, so they are read again. */
export function useNoticeLostRight(): (failure: unknown) => void {
  const reloadUser = useReloadUser();
  return useCallback(
    (failure) => {
      if (failure instanceof ApiError && failure.code === 'AUTH.003') void reloadUser();
    },
    [reloadUser],
  );
}
