import { useLoaderData, useLocation } from '@cabinet/kernel/router';
import { useState } from 'react';
import type { LoadResult, LoadState } from '../federation/load-state.ts';
import { type RemoteComponent, reopenScreen, reportCrash } from '../federation/screens.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
}

/** Shows a remote's screen, or why it cannot be shown. A failure stays inside this area. */
export function RemoteScreen({ remote, routeId }: RemoteScreenProps) {
  const { pathname } = useLocation();
  const loaded = useLoaderData<LoadResult<RemoteComponent>>();
  const [attempt, setAttempt] = useState<{
    readonly count: number;
    readonly state: LoadState<RemoteComponent>;
  }>();
  const state = attempt?.state ?? loaded;

  const retry = async () => {
    const count = (attempt?.count ?? 0) + 1;
    setAttempt({ count, state: { kind: 'pending' } });
    setAttempt({ count, state: await reopenScreen(remote, routeId) });
  };

  if (state.kind === 'pending') return <ScreenSkeleton />;
  if (state.kind === 'failed') return <RemoteFailurePanel failure={state} onRetry={retry} />;
  const Screen = state.value;
  return (
    <RemoteBoundary
      key={`${remote}:${pathname}:${attempt?.count ?? 0}`}
      onRetry={retry}
      onCrash={() => void reportCrash(remote, state)}
    >
      <Screen />
    </RemoteBoundary>
  );
}
