import { ApiError } from '@cabinet/kernel/http';
import { useState } from 'react';
import type { Remote, RollbackStep } from '../../api/remotes.ts';

/** What is decided about. */
export interface ShownStep extends RollbackStep {
  /** It takes a canary back, not what everybody gets. */
  readonly isCanary: boolean;
}

function stepOf(remotes: readonly Remote[], name: string): ShownStep | null {
  const remote = remotes.find((each) => each.name === name);
  if (remote === undefined || remote.rollback === null) return null;
  return { ...remote.rollback, isCanary: remote.canary?.build === remote.rollback.from };
}

interface StepHandle {
  /** `null` once there is nothing to go back to. */
  readonly step: ShownStep | null;
  /** Somebody has changed the remote since the question was asked. */
  readonly isChanged: boolean;
  /** Takes every failure; says whether it was because of such a change. */
  readonly accept: (failure: unknown) => boolean;
}

/** The step as it was when the question was asked, until the server says that it has changed: the next try is over the new one. */
export function useRollbackStep(remotes: readonly Remote[], name: string): StepHandle {
  const [opened] = useState(() => stepOf(remotes, name));
  const [isChanged, setChanged] = useState(false);
  return {
    step: isChanged ? stepOf(remotes, name) : opened,
    isChanged,
    accept(failure) {
      const isConflict = failure instanceof ApiError && failure.status === 409;
      if (isConflict) setChanged(true);
      return isConflict;
    },
  };
}
