/** The periods that the screen offers, in hours. */
export const PERIODS = [
  { hours: 1, label: '1 час', last: 'последний час' },
  { hours: 24, label: '24 часа', last: 'последние 24 часа' },
  { hours: 168, label: '7 дней', last: 'последние 7 дней' },
  { hours: 720, label: '30 дней', last: 'последние 30 дней' },
] as const;

export type Hours = (typeof PERIODS)[number]['hours'];

export const DEFAULT_HOURS = 24;

export const isHours = (value: number): value is Hours => PERIODS.some(({ hours }) => hours === value);

/** «последние 24 часа», as it stands after «за». */
export const lastText = (hours: Hours): string => PERIODS.find((each) => each.hours === hours)?.last ?? '';
