import { useLoaderData } from '@cabinet/kernel/router';
import { retryInSight } from '@cabinet/kernel/state';
import { useEffect, useState } from 'react';
import type { LoadResult, LoadState } from '../federation/load-state.ts';
import { type RemoteComponent, reopenScreen } from '../federation/screens.ts';

interface ScreenLoad {
  readonly state: LoadState<RemoteComponent>;
  /** How often it has been loaded anew. */
  readonly count: number;
  retry(): Promise<void>;
}

/** Code that has come and is broken would be as broken again; a file or a fitting version may come yet. */
function mayComeYet(state: LoadState<RemoteComponent>): boolean {
  return state.kind === 'failed' && state.reason !== 'malformed';
}

/**
 * A remote's screen as its route has loaded it, or as a later try has. What may come yet is tried again by itself
 * (product §4.16), and the word that it failed stays until it has come.
 */
export function useScreenLoad(remote: string, routeId: string): ScreenLoad {
  const loaded = useLoaderData<LoadResult<RemoteComponent>>();
  const [attempt, setAttempt] = useState<Pick<ScreenLoad, 'count' | 'state'>>();
  const state = attempt?.state ?? loaded;
  const count = attempt?.count ?? 0;
  const isAwaited = mayComeYet(state);

  useEffect(
    function tryAgainByItself() {
      if (!isAwaited) return;
      let isCurrent = true;
      let callOff = () => {};
      async function tryAgain(failures: number) {
        const result = await reopenScreen(remote, routeId);
        if (!isCurrent) return;
        if (mayComeYet(result)) wait(failures + 1);
        else setAttempt({ count: count + 1, state: result });
      }
      function wait(failures: number) {
        callOff = retryInSight(() => void tryAgain(failures), failures);
      }
      wait(1);
      return () => {
        isCurrent = false;
        callOff();
      };
    },
    [isAwaited, remote, routeId, count],
  );

  async function retry() {
    setAttempt({ count: count + 1, state: { kind: 'pending' } });
    setAttempt({ count: count + 1, state: await reopenScreen(remote, routeId) });
  }
  return { state, count, retry };
}
