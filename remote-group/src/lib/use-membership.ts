import { useNavigate } from '@cabinet/kernel/router';
import { loadCurrentUserAtom, type User } from '@cabinet/kernel/session';
import { mutate, useSetAtom } from '@cabinet/kernel/state';
import { useCallback, useEffect } from 'react';
import { forgetGroup, type Group, groupKeys } from '../api/group.ts';
import { elsewhere } from '../paths.ts';

/** Reads the person anew, and everything else that depends on who pays for them. */
function useRefreshMembership() {
  const loadUser = useSetAtom(loadCurrentUserAtom);
  return useCallback(async () => {
    await loadUser({ force: true });
    void mutate((key) => key !== groupKeys.mine());
  }, [loadUser]);
}

/** The menu follows the group: made, renamed, handed over here or elsewhere, or taken from the person. */
export function useSyncedMembership(group: Group | null | undefined, { group: known }: Pick<User, 'group'>) {
  const refresh = useRefreshMembership();
  const isOutdated =
    group !== undefined &&
    (group?.id !== known?.id || group?.name !== known?.name || group?.isOwner !== known?.isOwner);
  useEffect(
    function refreshUser() {
      if (isOutdated) void refresh();
    },
    [isOutdated, refresh],
  );
}

/** Goes to the account once the person has left the group. */
export function useDepart() {
  const navigate = useNavigate();
  const refresh = useRefreshMembership();
  return async () => {
    await navigate(elsewhere.account.to());
    await forgetGroup();
    await refresh();
  };
}
