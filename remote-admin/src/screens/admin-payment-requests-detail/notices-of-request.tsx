import { Box, Loaded, SectionCard, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { useNoticesOf } from '../../api/payment-requests.ts';
import { NoticeFacts } from '../../components/notice/notice-facts.tsx';

/** What the provider said about a request, newest first, and what was decided about each and why. */
export function NoticesOfRequest({ requestId }: { readonly requestId: string }) {
  const query = useNoticesOf(requestId);
  const { data } = query;
  return (
    <SectionCard
      title="Уведомления провайдера"
      description={
        data && data.total > data.items.length ? `Последние ${data.items.length} из ${data.total}` : undefined
      }
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height="8rem" aria-busy />}
        failureTitle="Не удалось загрузить уведомления"
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text color="fg.muted">Провайдер об этой заявке ещё ничего не сообщал.</Text>
          ) : (
            <Stack as="ul" gap="6" aria-label="Уведомления провайдера" listStyleType="none">
              {items.map((notice) => (
                <Box as="li" key={notice.id} borderTopWidth="1px" borderColor="border.muted" pt="4">
                  <NoticeFacts notice={notice} />
                </Box>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </SectionCard>
  );
}
