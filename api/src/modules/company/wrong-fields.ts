import { ApiError } from '#lib/api-error.ts';

const REQUIRED = 'Обязательное поле не заполнено';

/** Collects everything that is wrong in a form, so that one answer names all of it. */
export class WrongFields {
  readonly #messages: Record<string, string> = {};

  add(field: string, message: string): void {
    this.#messages[field] = message;
  }

  /** A text without the spaces around it. A text of spaces alone counts as missing. */
  text(field: string, value: string): string {
    const text = value.trim();
    if (text === '') this.add(field, REQUIRED);
    return text;
  }

  refuse(): void {
    const messages = Object.values(this.#messages);
    const [first] = messages;
    if (first === undefined) return;
    const code = messages.every((message) => message === REQUIRED) ? 'VAL.004' : 'VAL.003';
    throw new ApiError(code, {
      fields: this.#messages,
      message: messages.length === 1 && code === 'VAL.003' ? first : undefined,
    });
  }
}
