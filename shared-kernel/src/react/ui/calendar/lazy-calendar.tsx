import { notifyPartFailure } from '../../notify/notify-part-failure.ts';
import { Box } from '../layout.ts';
import { Spinner } from '../spinner.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import type { CalendarProps } from './calendar.tsx';

const importCalendar = () => import('./calendar.tsx');

const WIDTH_REM = 15.75;
const GAP_REM = 1.25;

/** A calendar whose code comes when it is first opened. Until then its room is kept. */
export function LazyCalendar(props: CalendarProps) {
  const Calendar = useLazyPart(importCalendar, { onFailure: notifyPartFailure });
  if (Calendar !== null) return <Calendar {...props} />;
  const width = `${props.months * WIDTH_REM + (props.months - 1) * GAP_REM}rem`;
  return (
    <Box role="status" aria-label="Загружаем календарь" width={width} maxWidth="100%" height="18rem">
      <Spinner size="sm" />
    </Box>
  );
}
