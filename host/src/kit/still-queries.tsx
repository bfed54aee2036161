import { SWRConfig } from '@cabinet/kernel/state';
import { type ReactNode, useState } from 'react';

/** What a query has, and what is under way. */
export interface StillState {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
}

/** A cache that holds the same state for every key. */
class StillCache extends Map<string, StillState> {
  readonly #state: StillState;

  constructor(state: StillState) {
    super();
    this.#state = state;
  }

  override get(key: string): StillState {
    return super.get(key) ?? this.#state;
  }
}

/** Keeps every query below it in one state: nothing is asked, so that the state can be looked at. */
export function StillQueries({
  state,
  children,
}: {
  readonly state: StillState;
  readonly children: ReactNode;
}) {
  const [cache] = useState(() => new StillCache(state));
  return <SWRConfig value={{ provider: () => cache, isPaused: () => true }}>{children}</SWRConfig>;
}
