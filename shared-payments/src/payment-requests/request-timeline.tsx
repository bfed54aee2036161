import { AlertIcon, Box, CheckIcon, ClockIcon, chakra, DateText, InfoIcon, Text } from '@cabinet/kernel/ui';
import type { PaymentRequestEvent } from './payment-request.ts';

const List = /* @__PURE__ */ chakra('ol', { base: { listStyleType: 'none' } });
const Item = /* @__PURE__ */ chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    columnGap: '3',
    pb: '5',
    _last: { pb: '0' },
    // The line that leads to the next moment.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetStart: '1rem',
      top: '8',
      bottom: '0',
      width: '1px',
      bg: 'border',
    },
  },
});
const Mark = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'full',
    layerStyle: 'fill.muted',
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

function Moment({ event }: { readonly event: PaymentRequestEvent }) {
  const { palette, Icon } = look(event);
  return (
    <Item>
      <Mark colorPalette={palette}>
        <Icon boxSize="4" />
      </Mark>
      <Box pt="1" minW="0">
        <Text fontWeight="medium">{event.title}</Text>
        {event.note !== null && event.note !== event.title && (
          <Text textStyle="sm" overflowWrap="anywhere">
            {event.note}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          <DateText value={event.at} format="datetime" />
          {event.actor !== null && event.actor.displayName !== '' && ` · ${event.actor.displayName}`}
        </Text>
      </Box>
    </Item>
  );
}

/** Props of {@link RequestTimeline}. */
export interface RequestTimelineProps {
  /** In the order of time. */
  readonly events: readonly PaymentRequestEvent[];
}

/** The life of a payment: created, sent, notice received, refused and why, credited. */
export function RequestTimeline({ events }: RequestTimelineProps) {
  return (
    <List aria-label="История заявки">
      {events.map((event) => (
        <Moment key={`${event.at}${event.kind}${event.code}`} event={event} />
      ))}
    </List>
  );
}
