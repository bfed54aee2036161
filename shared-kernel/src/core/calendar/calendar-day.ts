/** One day in milliseconds. */
export const DAY_MS = 86_400_000;

/** Whether the text is a day that exists, as `YYYY-MM-DD`. JavaScript takes 31 February for a day of March. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** The day so many days later, or earlier with a number below zero. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of the month that lies so many months after the month of `day`. */
export function firstOfMonth(day: string, monthsLater = 0): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + monthsLater, 1)).toISOString().slice(0, 10);
}
