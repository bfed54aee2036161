/** A number that a purpose may mean. A plain one stands without «З-» and may be the number of anything. */
export interface NamedNumber {
  readonly number: number;
  readonly isPlain: boolean;
}

/** «З-000123» with any dash or none. The «З» may be Latin or in lower case. */
const OWN = /(?<![\p{L}\d])(?:N[oо]?\s*)?[зz]\s*[-–—‑]?\s*(\d{1,12})(?!\d)/giu;
/** «3-000123»: a digit stands for the letter, so the number must have its zeros. */
const DIGIT_FOR_LETTER = /(?<![\p{L}\d.,])3\s*[-–—‑ ]\s*(\d{6,12})(?!\d)/gu;
/** «№ 123», «по счёту 123», «заявка N 123». */
const PLAIN =
  /(?:№|(?<!\p{L})(?:N[oо]?|номер\p{L}*|сч[её]т\p{L}*|заявк\p{L}*))\s*(?:№|N)?\s*[:.]?\s*(\d{1,12})(?!\d|[.,/-]\d)/giu;

/** The numbers of requests that the purpose of a transfer may name, each once. */
export function purposeNumbers(purpose: string): NamedNumber[] {
  // Runs of spaces become one, since the patterns could share out a run in very many ways.
  const text = purpose.replace(/\s+/g, ' ');
  const found = new Map<number, NamedNumber>();
  const take = (pattern: RegExp, isPlain: boolean) => {
    for (const [, digits = ''] of text.matchAll(pattern)) {
      const number = Number(digits);
      if (number > 0 && !found.has(number)) found.set(number, { number, isPlain });
    }
  };
  take(OWN, false);
  take(DIGIT_FOR_LETTER, false);
  take(PLAIN, true);
  return [...found.values()];
}
