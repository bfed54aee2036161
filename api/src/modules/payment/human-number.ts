const DIGITS = 6;

/** «З-000123»: what a person reads out to support. */
export function requestNumber(number: number): string {
  return `З-${String(number).padStart(DIGITS, '0')}`;
}

/** The number in «З-000123», «з-123» or «123»; undefined for any other text. */
export function parseRequestNumber(text: string): number | undefined {
  const digits = /^(?:з|z)?\s*-?\s*0*(\d{1,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
