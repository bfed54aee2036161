import { decideAccess, rememberLocation } from '@cabinet/kernel/guards';
import { Navigate, useLocation } from '@cabinet/kernel/router';
import { useSession } from '@cabinet/kernel/session';
import { QueryProvider, useAtom } from '@cabinet/kernel/state';
import { Box } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import type { OfferedRoute } from '../federation/remotes.ts';
import { hasChosenToLeaveAtom } from '../shell/chosen-departure.ts';
import { RemoteScreen } from './remote-screen.tsx';
import { LEADS_TO } from './session-gate.ts';
import { SessionWait } from './session-wait.tsx';
import { useTellLostRight } from './use-tell-lost-right.ts';

/** Counts the people who have left: another person starts fresh, but a visitor who signs in keeps what they have. */
function useDepartures(userId: string | undefined): number {
  const [seen, setSeen] = useState({ userId, departures: 0 });
  if (seen.userId !== userId)
    setSeen({ userId, departures: seen.departures + (seen.userId === undefined ? 0 : 1) });
  return seen.departures;
}

/** Keeps watching the session while a screen is open: a sign-out or a lost permission takes the person away from it. */
export function GuardedScreen({ route }: { readonly route: OfferedRoute }) {
  const session = useSession();
  const location = useLocation();
  const { kind } = decideAccess(route, session);
  const departures = useDepartures(session.user?.id);
  useTellLostRight({ kind, title: route.title, address: route.path, userId: session.user?.id });
  const requested = `${location.pathname}${location.search}${location.hash}`;
  const [hasChosenToLeave, setChosenToLeave] = useAtom(hasChosenToLeaveAtom);
  const wasExpelled = kind === 'login' && !hasChosenToLeave;

  useEffect(
    function rememberExpelled() {
      if (wasExpelled) rememberLocation(requested);
    },
    [wasExpelled, requested],
  );

  useEffect(
    function beginAnew() {
      if (kind === 'allow') setChosenToLeave(false);
    },
    [kind, setChosenToLeave],
  );

  if (kind === 'wait') return <SessionWait />;
  // Where no remote offers the screen of factors, this one stays, and the API says of each call what is missing.
  const elsewhere = LEADS_TO[kind]();
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  return (
    // Another person, who has signed in in another tab, begins with a screen of their own.
    <QueryProvider key={departures}>
      <Box display="contents" data-wide={route.skeleton === 'list' ? '' : undefined}>
        {/* What a repeated attempt has brought belongs to its own screen alone. */}
        <RemoteScreen key={`${route.remote}/${route.id}`} remote={route.remote} routeId={route.id} />
      </Box>
    </QueryProvider>
  );
}
