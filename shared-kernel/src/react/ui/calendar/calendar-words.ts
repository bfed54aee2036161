import type { UseDatePickerProps } from '@chakra-ui/react/date-picker';

type Translations = NonNullable<UseDatePickerProps['translations']>;
type View = Parameters<NonNullable<Translations['prevTrigger']>>[0];

const EARLIER: Readonly<Record<View, string>> = {
  day: 'Предыдущий месяц',
  month: 'Предыдущий год',
  year: 'Предыдущие десять лет',
};
const LATER: Readonly<Record<View, string>> = {
  day: 'Следующий месяц',
  month: 'Следующий год',
  year: 'Следующие десять лет',
};
const WIDER: Readonly<Record<View, string>> = { day: 'выбрать месяц', month: 'выбрать год', year: 'годы' };

/** What a grid is to a screen reader, which the library says in English. */
export const GRID_ROLE: Readonly<Record<View, string>> = {
  day: 'календарь',
  month: 'месяцы года',
  year: 'годы',
};

/** The words of a calendar that a screen reader says. */
export const CALENDAR_WORDS: Translations = {
  dayCell({ valueText, selected, firstInRange, lastInRange, inRange }) {
    if (firstInRange && lastInRange) return `${valueText}, выбрано`;
    if (firstInRange) return `${valueText}, начало периода`;
    if (lastInRange) return `${valueText}, конец периода`;
    if (selected) return `${valueText}, выбрано`;
    return inRange ? `${valueText}, в периоде` : valueText;
  },
  prevTrigger: (view) => EARLIER[view],
  nextTrigger: (view) => LATER[view],
  viewTrigger: (view) => WIDER[view],
};
