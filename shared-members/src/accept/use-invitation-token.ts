import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useEffect, useState } from 'react';
import { type InvitationKind, readStoredToken, storeToken } from './stored-token.ts';

const PARAMETER = 'token';

/**
 * What stood in the link: read once and kept for this tab, then taken out of the address, so that neither the history nor
 * a Referer holds it. A link that is opened later wins over what is kept. `null` without any.
 */
export function useInvitationToken(kind: InvitationKind): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(PARAMETER);
  const [token, setToken] = useState(() => given || readStoredToken(kind));
  if (given && given !== token) setToken(given);

  useEffect(
    function hideToken() {
      if (given === null) return;
      if (given !== '') storeToken(kind, given);
      void navigate(pathname, { replace: true });
    },
    [given, kind, pathname, navigate],
  );
  return token;
}
