import type { LoadableBuild } from '@cabinet/federation/contract';

/** Why a part of a remote cannot be shown. `cause` is for the log and for support, not for the reader. */
export interface LoadFailure {
  readonly kind: 'failed';
  /** `integrity`: a file came and was not the one that was released. */
  readonly reason: 'network' | 'integrity' | 'incompatible' | 'malformed';
  readonly cause: string;
}

/** What came, and of which build. */
export interface Loaded<T> {
  readonly kind: 'loaded';
  readonly value: T;
  readonly build: LoadableBuild;
}

/** Outcome of loading something from a remote: a value in every case, so that a failure can be shown and retried. */
export type LoadResult<T> = Loaded<T> | LoadFailure;

/** State of a load as a screen sees it. */
export type LoadState<T> = { readonly kind: 'pending' } | LoadResult<T>;

export const failure = (reason: LoadFailure['reason'], cause: unknown): LoadFailure => ({
  kind: 'failed',
  reason,
  cause: cause instanceof Error ? cause.message : String(cause),
});
