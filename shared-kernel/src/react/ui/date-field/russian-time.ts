const TIME = /^(\d{1,2})(?:[\s.:]?(\d{2}))?$/;

/** Reads a time of day as people write it («9:05», «0905», «9») as `HH:MM`. `null` when it is no time. */
export function parseRussianTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = TIME.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
