/** Why a part of a remote cannot be shown. `cause` is for the log and for support, not for the reader. */
export interface LoadFailure {
  readonly kind: 'failed';
  readonly reason: 'network' | 'incompatible' | 'malformed';
  readonly cause: string;
}

/** Outcome of loading something from a remote: a value in every case, so that a failure can be shown and retried. */
export type LoadResult<T> = { readonly kind: 'loaded'; readonly value: T } | LoadFailure;

/** State of a load as a screen sees it. */
export type LoadState<T> = { readonly kind: 'pending' } | LoadResult<T>;

export const failure = (reason: LoadFailure['reason'], cause: unknown): LoadFailure => ({
  kind: 'failed',
  reason,
  cause: cause instanceof Error ? cause.message : String(cause),
});
