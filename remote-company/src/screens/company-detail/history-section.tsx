import { PAGE_LIMIT_MAX } from '@cabinet/kernel/core/contract';
import { Button, Loaded, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type CompanyEvent, useCompanyHistory } from '../../api/company-history.ts';
import { HistoryEvent } from './history-event.tsx';

const FIRST = 10;
const MORE = 20;

interface EventsProps {
  readonly events: readonly CompanyEvent[];
  readonly total: number;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

function Events({ events, total, isBusy, onMore }: EventsProps) {
  const hasMore = events.length < total;
  return (
    <Stack gap="3" align="flex-start">
      <Stack as="ol" aria-label="История изменений" gap="0" width="full" listStyleType="none">
        {events.map((event) => (
          <HistoryEvent key={event.id} event={event} />
        ))}
      </Stack>
      {hasMore && events.length < PAGE_LIMIT_MAX && (
        <Button variant="outline" size="sm" busy={isBusy} onClick={onMore}>
          Показать ещё
        </Button>
      )}
      {total > FIRST && (
        <Text textStyle="sm" color="fg.muted" role="status">
          {`Показано ${events.length} из ${total}`}
        </Text>
      )}
    </Stack>
  );
}

/** Who changed what in the company, the newest first. */
export function HistorySection({ companyId }: { readonly companyId: string }) {
  const [limit, setLimit] = useState(FIRST);
  const query = useCompanyHistory(companyId, limit);
  return (
    <SectionCard id="history" title="История изменений">
      <Loaded query={query} skeleton={<Skeleton height="40" />} failureTitle="Не удалось загрузить историю">
        {({ items, total }) =>
          total === 0 ? (
            <Text color="fg.muted">Изменений ещё не было.</Text>
          ) : (
            <Events
              events={items}
              total={total}
              isBusy={query.isLoading}
              onMore={() => setLimit((before) => Math.min(before + MORE, PAGE_LIMIT_MAX))}
            />
          )
        }
      </Loaded>
    </SectionCard>
  );
}
