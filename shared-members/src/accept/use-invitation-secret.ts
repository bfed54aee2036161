import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useEffect, useState } from 'react';
import { type InvitationKind, readStoredSecret, storeSecret } from './stored-secret.ts';

const PARAMETER = 'token';

interface InvitationSecret {
  /** `null` without any. */
  readonly secret: string | null;
  /** Takes another one for the same invitation, which is kept in place of the first. */
  replace(secret: string): void;
}

/**
 * What stood in the link: read once and kept for this tab, then taken out of the address, so that neither the history nor
 * a Referer holds it. A link that is opened later wins over what is kept.
 */
export function useInvitationSecret(kind: InvitationKind): InvitationSecret {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(PARAMETER);
  const [secret, setSecret] = useState(() => given || readStoredSecret(kind));
  if (given && given !== secret) setSecret(given);

  useEffect(
    function hideSecret() {
      if (given === null) return;
      if (given !== '') storeSecret(kind, given);
      void navigate(pathname, { replace: true });
    },
    [given, kind, pathname, navigate],
  );

  function replace(other: string) {
    storeSecret(kind, other);
    setSecret(other);
  }
  return { secret, replace };
}
