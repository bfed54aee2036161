import { moscowText } from '../calendar/moscow-text.ts';

/** «понедельник, 23 ноября», in Moscow. */
export const todayInWords = (now: Date): string => moscowText(now, 'weekday');
