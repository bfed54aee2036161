import { ApiError } from '@cabinet/kernel/http';
import { useEffect } from 'react';
import { useReloadUser } from './use-reload-user.ts';

/** A refusal that says that the page knows of rights, or of a company, which are no longer there. */
export function isLostAccess(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'AUTH.003' || error.code === 'RES.001');
}

/** Somebody's rights may be taken while they work: then the page asks anew what they may. */
export function useLostAccess(error: unknown): boolean {
  const reloadUser = useReloadUser();
  const isLost = isLostAccess(error);
  useEffect(
    function readRightsAgain() {
      if (isLost) void reloadUser();
    },
    [isLost, reloadUser],
  );
  return isLost;
}
