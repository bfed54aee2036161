import { useNavigate } from '@cabinet/kernel/router';
import { useReloadUser } from '@cabinet/kernel/session';
import { Skeleton } from '@cabinet/kernel/ui';
import { useEffect } from 'react';
import { elsewhere } from '../../paths.ts';

/** Whoever is in the company no more goes on in their own account. Nothing of the screen is left to ask about changes. */
export function GoneFromCompany() {
  const navigate = useNavigate();
  const reloadUser = useReloadUser();
  useEffect(
    function goToAccount() {
      void reloadUser();
      void navigate(elsewhere.account.to(), { replace: true });
    },
    [navigate, reloadUser],
  );
  return <Skeleton height="24rem" />;
}
