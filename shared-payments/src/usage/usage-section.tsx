import { signOfAmount } from '@cabinet/kernel/core/amount';
import { notifyPartFailure } from '@cabinet/kernel/notify';
import {
  Box,
  ErrorState,
  SectionCard,
  Skeleton,
  Text,
  useLazyPart,
  VisuallyHidden,
} from '@cabinet/kernel/ui';
import { PeriodButton, PeriodChoice } from '../spending/period-choice.tsx';
import { SpendingSkeleton, SpendingView } from '../spending/spending-view.tsx';
import { type Usage, type UsageOf, useUsage } from './usage.ts';
import { MAX_DAYS } from './usage-days.ts';
import type { UsageSectionProps } from './usage-props.ts';
import { UsageTables } from './usage-tables.tsx';
import { useUsageDays } from './use-usage-days.ts';

const importOwnDays = () => import('./own-days.tsx');

const ACCOUNTS = { group: 'счёта группы', company: 'счёта компании' } as const;

function description({ scope }: Usage, { kind }: UsageOf): string {
  return scope === 'own' ? `Ваши траты со ${ACCOUNTS[kind]}` : `Всё, что потрачено со ${ACCOUNTS[kind]}`;
}

function OwnDays({ isCut }: { readonly isCut: boolean }) {
  const Control = useLazyPart(importOwnDays, { onFailure: notifyPartFailure });
  return (
    <Box maxW="sm" mb="4">
      {Control === null ? <Skeleton height="4.375rem" /> : <Control />}
      {isCut && (
        <Text textStyle="sm" color="fg.muted" mt="1.5">
          Показаны последние {MAX_DAYS} дней этого периода.
        </Text>
      )}
    </Box>
  );
}

/** Spending of a shared account by day and model, by person, with a period. */
export function UsageSection(props: UsageSectionProps) {
  const { of, transactionsHref } = props;
  const { asked, days, period, isCut, choosePeriod, chooseOwn } = useUsageDays();
  const { data, error, isLoading, mutate } = useUsage(of, asked);
  const isOutdated = data !== undefined && (data.from !== days.from || data.to !== days.to);
  const isOwnDays = period === null;
  return (
    <SectionCard
      title="Расходы"
      {...(data === undefined ? {} : { description: description(data, of) })}
      actions={
        <PeriodChoice period={period} onChoose={choosePeriod}>
          <PeriodButton isChosen={isOwnDays} onChoose={chooseOwn}>
            <span>
              Свой<VisuallyHidden> период</VisuallyHidden>
            </span>
          </PeriodButton>
        </PeriodChoice>
      }
    >
      {isOwnDays && <OwnDays isCut={isCut} />}
      {error !== undefined && (data === undefined || isOutdated) ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <SpendingSkeleton />
      ) : (
        <Box
          aria-busy={isLoading}
          opacity={isLoading ? 0.5 : 1}
          transition="opacity var(--chakra-durations-moderate)"
        >
          <SpendingView
            spending={data}
            emptyText="За этот период расходов не было."
            transactionsHref={transactionsHref}
          />
          {signOfAmount(data.total) !== 0 && <UsageTables {...props} usage={data} />}
        </Box>
      )}
    </SectionCard>
  );
}
