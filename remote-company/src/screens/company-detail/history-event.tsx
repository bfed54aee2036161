import { DateText, Stack, Text, VisuallyHidden } from '@cabinet/kernel/ui';
import type { CompanyEvent } from '../../api/company-history.ts';
import { changesOf, eventTitle } from './history-words.ts';

/** Who changed what, and when. */
export function HistoryEvent({ event }: { readonly event: CompanyEvent }) {
  const isNew = event.action === 'company.create' || event.action === 'company.join';
  return (
    <Stack
      as="li"
      gap="1"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Text fontWeight="medium" overflowWrap="anywhere">
        {eventTitle(event)}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <span>{`${event.actor?.displayName || 'Кабинет'} · `}</span>
        <DateText value={event.at} format="datetime" />
      </Text>
      <Stack as="ul" gap="0.5" listStyleType="none">
        {changesOf(event).map(({ label, before, after }) => (
          <Text as="li" key={label} textStyle="sm" overflowWrap="anywhere">
            <span>{`${label}: `}</span>
            {!isNew && (
              <>
                <VisuallyHidden>было </VisuallyHidden>
                <Text as="span" color="fg.muted">
                  {before}
                </Text>
                <span aria-hidden> → </span>
                <VisuallyHidden>, стало </VisuallyHidden>
              </>
            )}
            <span>{after}</span>
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
