import { AlertIcon, CheckIcon, ClockIcon, chakra, DateText, InfoIcon, Text } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail, PaymentRequestEvent } from './payment-request.ts';
import { TimelineItem, TimelineList } from './timeline-list.tsx';

const Details = /* @__PURE__ */ chakra('details', {
  base: { mt: '5', pt: '4', borderTopWidth: '1px', borderColor: 'border.muted' },
});
const Summary = /* @__PURE__ */ chakra('summary', {
  base: {
    width: 'fit-content',
    mb: '4',
    borderRadius: 'l1',
    color: 'colorPalette.fg',
    fontWeight: 'medium',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    'details:not([open]) > &': { mb: '0' },
  },
});

const GOOD_CODES: readonly string[] = ['paid', 'credited'];
const WAITING_CODES: readonly string[] = ['pending', 'processing', 'in_progress'];

function look({ isFailure, code }: PaymentRequestEvent) {
  if (isFailure) return { palette: 'red', Icon: AlertIcon };
  if (GOOD_CODES.includes(code)) return { palette: 'green', Icon: CheckIcon };
  return WAITING_CODES.includes(code)
    ? { palette: 'blue', Icon: ClockIcon }
    : { palette: 'gray', Icon: InfoIcon };
}

function author({ actor }: PaymentRequestEvent): string {
  return actor === null || actor.displayName === '' ? '' : ` · ${actor.displayName}`;
}

interface RequestEventsProps {
  readonly request: Pick<PaymentRequestDetail, 'timeline' | 'providerOperationId'>;
}

/** Every change of a request and every notice of the provider, folded: what those who manage requests ask for. */
export function RequestEvents({ request: { timeline, providerOperationId } }: RequestEventsProps) {
  return (
    <Details>
      <Summary>Подробнее</Summary>
      {providerOperationId !== null && (
        <Text textStyle="sm" color="fg.muted" mb="4">
          {`Операция провайдера: ${providerOperationId}`}
        </Text>
      )}
      <TimelineList aria-label="События заявки">
        {timeline.map((event) => (
          <TimelineItem
            key={`${event.at}${event.kind}${event.code}`}
            {...look(event)}
            title={event.title}
            note={event.note === event.title ? null : event.note}
          >
            <DateText value={event.at} format="datetime" />
            <span>{author(event)}</span>
          </TimelineItem>
        ))}
      </TimelineList>
    </Details>
  );
}
