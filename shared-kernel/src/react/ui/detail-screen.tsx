import type { ReactNode } from 'react';
import { isMissing } from '../http/is-missing.ts';
import { Card } from './card.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { SearchIcon } from './icons/search-icon.ts';
import { Stack } from './layout.ts';
import type { LoadedQuery } from './loaded.tsx';

/** Props of {@link DetailScreen}. */
export interface DetailScreenProps<Item> {
  readonly query: LoadedQuery<Item>;
  /** Stands above until the thing is there, for things that bring a header of their own. */
  readonly header?: ReactNode;
  /** Takes the room of the thing while it is on its way. */
  readonly skeleton: ReactNode;
  /** Said when there is no such thing. */
  readonly missing: EmptyStateProps;
  /** Says what failed when nobody knows whether there is such a thing. */
  readonly failureTitle?: string | undefined;
  readonly children: (item: Item) => ReactNode;
}

/** Shows one thing as soon as it is there; until then that it is on its way, that it does not exist, or that the call failed. */
export function DetailScreen<Item>({
  query,
  header,
  children,
  ...words
}: DetailScreenProps<Item>): ReactNode {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  const { skeleton, missing, failureTitle } = words;
  return (
    <>
      {header}
      {error === undefined ? (
        <Stack gap="6" aria-busy>
          {skeleton}
        </Stack>
      ) : (
        <Card p="0">
          {isMissing(error) ? (
            <EmptyState icon={<SearchIcon />} {...missing} />
          ) : (
            <ErrorState title={failureTitle} error={error} onRetry={() => void query.mutate()} />
          )}
        </Card>
      )}
    </>
  );
}
