import { usePermission } from '@cabinet/kernel/session';
import { CheckIcon, ClockIcon, CloseIcon, DateText, VisuallyHidden } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from './payment-request.ts';
import { RequestEvents } from './request-events.tsx';
import { type RequestStep, requestSteps } from './request-steps.ts';
import { TimelineItem, TimelineList } from './timeline-list.tsx';

const LOOKS = {
  done: { palette: 'green', Icon: CheckIcon, word: 'готово' },
  now: { palette: 'blue', Icon: ClockIcon, word: 'сейчас' },
  ahead: { palette: 'gray', Icon: ClockIcon, word: 'впереди' },
  failed: { palette: 'red', Icon: CloseIcon, word: 'неудача' },
  ended: { palette: 'gray', Icon: CloseIcon, word: 'закрыто' },
} as const;

function StepTime({ step: { at, until, state } }: { readonly step: RequestStep }) {
  if (at !== null) return <DateText value={at} format="datetime" />;
  if (until === null) return state === 'ahead' && <span>После подтверждения оплаты</span>;
  return (
    <span>
      До <DateText value={until} format="datetime" />
    </span>
  );
}

/** Props of {@link RequestTimeline}. */
export interface RequestTimelineProps {
  readonly request: PaymentRequestDetail;
}

/** The life of a payment in three steps; for those who manage requests, what the provider said is behind «Подробнее». */
export function RequestTimeline({ request }: RequestTimelineProps) {
  const seesEvents = usePermission('payment_request:manage');
  return (
    <>
      <TimelineList aria-label="История заявки">
        {requestSteps(request).map((step) => {
          const { palette, Icon, word } = LOOKS[step.state];
          const title = (
            <>
              <span>{step.title}</span>
              <VisuallyHidden>{`, ${word}`}</VisuallyHidden>
            </>
          );
          return (
            <TimelineItem key={step.title} palette={palette} Icon={Icon} title={title} note={step.note}>
              <StepTime step={step} />
            </TimelineItem>
          );
        })}
      </TimelineList>
      {seesEvents && request.timeline.length > 0 && <RequestEvents request={request} />}
    </>
  );
}
