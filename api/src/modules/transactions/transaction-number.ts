const DIGITS = 6;

/** The number that a person reads out to support: «Т-000123». */
export function transactionNumber(number: number): string {
  return `Т-${String(number).padStart(DIGITS, '0')}`;
}

/** Reads the number in «Т-000123», «т-123» or «123». Undefined for any other text. */
export function parseTransactionNumber(text: string): number | undefined {
  const digits = /^(?:[тt])?\s*-?\s*0*(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
