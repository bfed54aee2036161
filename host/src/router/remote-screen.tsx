import { useLocation } from '@cabinet/kernel/router';
import { reportCrash } from '../federation/screens.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useScreenLoad } from './use-screen-load.ts';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
}

/** Shows a remote's screen, or why it cannot be shown. A failure stays inside this area. */
export function RemoteScreen({ remote, routeId }: RemoteScreenProps) {
  const { pathname } = useLocation();
  const { state, count, retry } = useScreenLoad(remote, routeId);

  if (state.kind === 'pending') return <ScreenSkeleton />;
  if (state.kind === 'failed') return <RemoteFailurePanel failure={state} onRetry={retry} />;
  const Screen = state.value;
  return (
    <RemoteBoundary
      key={`${remote}:${pathname}:${count}`}
      onRetry={retry}
      onCrash={() => void reportCrash(remote, state)}
    >
      <Screen />
    </RemoteBoundary>
  );
}
