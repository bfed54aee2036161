const DIGITS = 6;

/** «Т-000123»: what a person reads out to support. */
export function transactionNumber(number: number): string {
  return `Т-${String(number).padStart(DIGITS, '0')}`;
}

/** The number in «Т-000123», «т-123» or «123»; undefined for any other text. */
export function parseTransactionNumber(text: string): number | undefined {
  const digits = /^(?:[тt])?\s*-?\s*0*(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
