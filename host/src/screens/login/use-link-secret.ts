import { useLocation, useNavigate } from '@cabinet/kernel/router';
import { useEffect, useState } from 'react';

/**
 * What stood in the link, in its query or behind its #, which no server is sent: read once, then taken out of the address, so
 * that neither the history nor a Referer holds it.
 * `null` without any, as after a reload: the letter has it still.
 */
export function useLinkSecret(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('token') ?? new URLSearchParams(hash.slice(1)).get('token');
  const [secret, setSecret] = useState(given || null);
  if (given && given !== secret) setSecret(given);

  useEffect(
    function hideSecret() {
      if (given !== null) void navigate(pathname, { replace: true });
    },
    [given, pathname, navigate],
  );
  return secret;
}
