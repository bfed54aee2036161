/**
 * «понедельник, 23 ноября», by the person's own clock. Its format is made when it is first needed, because that takes a
 * while.
 */
export const todayInWords = (now: Date): string =>
  new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
