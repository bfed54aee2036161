import { Skeleton, Stack, useLazyDialog } from '@cabinet/kernel/ui';
import { type Releases, useRemotes } from '../../api/remotes.ts';
import type { Hours } from './periods.ts';
import { NothingReleased, NotRefreshed, ReleasesFailure } from './releases-states.tsx';
import { RemoteCard } from './remote-card.tsx';

const importHistory = () => import('./history-dialog.tsx');
const importRollback = () => import('./rollback-dialog.tsx');

interface RemoteCardsProps {
  readonly remotes: Releases['items'];
  readonly hours: Hours;
  /** The figures are still those of another period. */
  readonly isBusy: boolean;
}

function RemoteCards({ remotes, hours, isBusy }: RemoteCardsProps) {
  const history = useLazyDialog(importHistory);
  const rollback = useLazyDialog(importRollback, { remotes });
  return (
    <Stack gap="6" aria-busy={isBusy} opacity={isBusy ? 0.6 : undefined}>
      {remotes.map((remote) => (
        <RemoteCard
          key={remote.name}
          remote={remote}
          hours={hours}
          onShowHistory={() => history.ask({ name: remote.name })}
          onRollBack={() => rollback.ask({ name: remote.name })}
        />
      ))}
      {history.element}
      {rollback.element}
    </Stack>
  );
}

/** Every remote with what is released of it, or why nothing can be shown. */
export function RemotesSection({ hours }: { readonly hours: Hours }) {
  const { data: last, error, mutate } = useRemotes(hours);
  const retry = () => void mutate();
  const isOfOther = last?.hours !== hours;
  // Figures of another period stay until those that are wanted come; where they do not come, they would be mistaken for them.
  const data = isOfOther && error !== undefined ? undefined : last;
  if (data === undefined && error !== undefined) return <ReleasesFailure error={error} onRetry={retry} />;
  if (data === undefined)
    return (
      <Stack gap="6" aria-busy>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} height={{ base: '22rem', md: '15rem' }} />
        ))}
      </Stack>
    );
  return (
    <Stack gap="6">
      {error !== undefined && <NotRefreshed error={error} onRetry={retry} />}
      {data.items.length === 0 ? (
        <NothingReleased />
      ) : (
        <RemoteCards remotes={data.items} hours={data.hours} isBusy={isOfOther} />
      )}
    </Stack>
  );
}
