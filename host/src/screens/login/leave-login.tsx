import { takeRememberedLocation, toSafePath } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import { isFirstEntry, useLocation, useNavigate } from '@cabinet/kernel/router';
import { useEffect } from 'react';

/** The page of the cabinet that led here by a full load, or `null`. */
function referringPath(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search, hash } = new URL(document.referrer);
  return origin === window.location.origin ? toSafePath(`${pathname}${search}${hash}`) : null;
}

/** Takes a signed-in person away from the sign-in page: to where they came from, or home (product §2.1). */
export function LeaveLogin() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirstPage = isFirstEntry(key);

  useEffect(
    function leave() {
      const target = takeRememberedLocation() ?? (isFirstPage ? referringPath() : null);
      void navigate(target ?? paths.home.to(), { replace: true });
    },
    [navigate, isFirstPage],
  );
  return null;
}
