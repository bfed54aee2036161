import { Grid } from '@cabinet/kernel/ui';
import { seriesOf } from '../spending/chart-series.ts';
import { type ShareRow, ShareTable } from './share-table.tsx';
import type { Usage } from './usage.ts';
import type { UsageSectionProps } from './usage-props.ts';

const ACCENT = 'var(--chakra-colors-color-palette-solid)';

const LEFT = { group: 'больше не в группе', company: 'больше не в компании' } as const;

interface UsageTablesProps extends UsageSectionProps {
  readonly usage: Usage;
}

type Member = Usage['members'][number];

/** What else is to be said of somebody who spent: they are gone, or their place waits for them. */
function noteOf({ user, isMember, isSuspended }: Member, kind: keyof typeof LEFT): string | undefined {
  if (isSuspended) return 'приостановлен';
  return user === null || isMember ? undefined : LEFT[kind];
}

function personRows({ usage, of, transactionsHref }: UsageTablesProps): readonly ShareRow[] {
  const { from, to } = usage;
  return usage.members.map((member) => ({
    id: member.user?.id ?? '',
    name: member.user?.displayName ?? 'Без участника',
    note: noteOf(member, of.kind),
    color: ACCENT,
    total: member.total,
    charges: member.charges,
    href: member.user === null ? undefined : transactionsHref?.({ userId: member.user.id, from, to }),
  }));
}

function modelRows({ usage, transactionsHref }: UsageTablesProps): readonly ShareRow[] {
  const { from, to } = usage;
  const series = seriesOf(usage);
  return usage.models.map(({ id, total }, index) => ({
    id: id ?? '',
    name: series[index]?.name ?? '',
    color: series[index]?.color ?? ACCENT,
    total,
    href: id === null ? undefined : transactionsHref?.({ modelId: id, from, to }),
  }));
}

/** What the sum is made of: by person, unless it is one's own alone, and by model. */
export function UsageTables(props: UsageTablesProps) {
  const { scope, total } = props.usage;
  return (
    // Where the section is wide enough for both, not where the window is.
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))" gap="8" mt="8">
      {scope === 'all' && (
        <ShareTable caption="По людям" nameHeading="Участник" rows={personRows(props)} total={total} />
      )}
      <ShareTable caption="По моделям" nameHeading="Модель" rows={modelRows(props)} total={total} />
    </Grid>
  );
}
