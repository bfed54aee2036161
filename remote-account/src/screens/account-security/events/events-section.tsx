import { Refusal } from '@cabinet/kernel/forms';
import { Button, Loaded, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { SecurityEventRow } from './security-event-row.tsx';
import { useSecurityEvents } from './use-security-events.ts';

/** What has happened to the account, the newest first (product §12.11). */
export function EventsSection() {
  const { query, hasMore, isBusy, refusal, showMore } = useSecurityEvents();
  return (
    <SectionCard
      id="events"
      title="Что происходило"
      description="Входы, попытки входа и изменения учётной записи за 90 дней"
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height="20rem" aria-busy />}
        failureTitle="Не удалось загрузить события"
      >
        {(events) =>
          events.length === 0 ? (
            <Text color="fg.muted">За 90 дней ничего не происходило.</Text>
          ) : (
            <Stack gap="4" align="flex-start">
              <Stack as="ol" aria-label="События" gap="0" width="full" listStyleType="none">
                {events.map((event) => (
                  <SecurityEventRow key={event.id} event={event} />
                ))}
              </Stack>
              <Refusal error={refusal} />
              {hasMore && (
                <Button variant="outline" size="sm" busy={isBusy} onClick={() => void showMore()}>
                  Показать ещё
                </Button>
              )}
            </Stack>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
