import type { RequisiteField } from '@cabinet/kernel/core/requisites';

/** The wire names of the fields in a company's form (product §16.1). */
export type PastedField =
  | RequisiteField
  | 'name'
  | 'full_name'
  | 'legal_address'
  | 'director_name'
  | 'phone'
  | 'email'
  | 'bank_name';

/** A value, and the piece of text from which it was read. */
export interface Candidate {
  readonly value: string;
  readonly source: string;
}

/** Everything that has been read so far. The first value of a field counts, and another one of it is left over. */
export interface Collector {
  readonly found: ReadonlyMap<PastedField, Candidate>;
  readonly unplaced: readonly string[];
  has(field: PastedField): boolean;
  valueIn(field: PastedField): string;
  take(field: PastedField, value: string, source: string): void;
  leave(text: string): void;
}

/** A label and its value are joined by one space, whatever stood between them. */
const tidy = (source: string) => source.replace(/[\s]+/g, ' ').trim();

export function createCollector(): Collector {
  const found = new Map<PastedField, Candidate>();
  const unplaced: string[] = [];
  return {
    found,
    unplaced,
    has: (field) => found.has(field),
    valueIn: (field) => found.get(field)?.value ?? '',
    take(field, value, source) {
      const known = found.get(field);
      if (known === undefined) found.set(field, { value, source: tidy(source) });
      else if (known.value !== value) unplaced.push(tidy(source));
    },
    leave: (text) => void unplaced.push(tidy(text)),
  };
}
