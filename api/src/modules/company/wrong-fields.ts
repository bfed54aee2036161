import { ApiError, REQUIRED_MESSAGE } from '#lib/api-error.ts';

interface Complaint {
  readonly isMissing: boolean;
  readonly message: string;
}

/** Collects everything that is wrong in a form, so that one answer names all of it. */
export class WrongFields {
  readonly #complaints = new Map<string, Complaint>();

  add(field: string, message: string): void {
    this.#complaints.set(field, { isMissing: false, message });
  }

  /** A text without the spaces around it. A text of spaces alone counts as missing. */
  text(field: string, value: string): string {
    const text = value.trim();
    if (text === '') this.#complaints.set(field, { isMissing: true, message: REQUIRED_MESSAGE });
    return text;
  }

  refuse(): void {
    const complaints = [...this.#complaints.values()];
    const [first] = complaints;
    if (first === undefined) return;
    const code = complaints.every(({ isMissing }) => isMissing) ? 'VAL.004' : 'VAL.003';
    throw new ApiError(code, {
      fields: Object.fromEntries([...this.#complaints].map(([field, { message }]) => [field, message])),
      message: complaints.length === 1 && code === 'VAL.003' ? first.message : undefined,
    });
  }
}
