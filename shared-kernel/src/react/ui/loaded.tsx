import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** What a hook that asks the API for something answers. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  mutate(): unknown;
}

/** Props of {@link Loaded}. */
export interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** Takes the room of the part while its data is on the way. */
  readonly skeleton?: ReactNode;
  readonly failureTitle?: string | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a part of a screen as soon as its data is there; until then that it is on the way, or that the call failed. */
export function Loaded<Data>({ query, skeleton, failureTitle, children }: LoadedProps<Data>): ReactNode {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error === undefined) return skeleton;
  return <ErrorState title={failureTitle} error={error} onRetry={() => void query.mutate()} />;
}
