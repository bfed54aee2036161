import { badFile } from './bad-file.ts';
import type { Value } from './values.ts';

/** No bank writes longer sections; a damaged file might. */
const MAX_FIELDS = 300;

/** The fields of one section of the file: header, account or document. */
export class Section {
  readonly #fields = new Map<string, Value>();
  readonly name: string;
  readonly line: number;
  /** The text behind «=» in the section's first line. */
  readonly kind: string;

  constructor(name: string, line: number, kind = '') {
    this.name = name;
    this.line = line;
    this.kind = kind;
  }

  /** A repeated field keeps its first value. Two different values are refused. */
  add(key: string, value: Value): void {
    const known = this.#fields.get(key);
    if (known !== undefined && known.text !== value.text)
      throw badFile(`«${key}» уже стоит в строке ${known.line} с другим значением`, value.line);
    if (known !== undefined) return;
    if (this.#fields.size === MAX_FIELDS)
      throw badFile(`${this.name}: больше ${MAX_FIELDS} полей, файл повреждён`, value.line);
    this.#fields.set(key, value);
  }

  /** Puts the next line of a text behind the field. */
  extend(key: string, text: string): void {
    const { text: before, line } = this.need(key);
    this.#fields.set(key, { text: `${before} ${text}`, line });
  }

  /** The value of a field that is there and not empty. */
  find(key: string): Value | undefined {
    const value = this.#fields.get(key);
    return value === undefined || value.text === '' ? undefined : value;
  }

  need(key: string): Value {
    const value = this.find(key);
    if (value === undefined) throw badFile(`${this.name}: нет поля «${key}»`, this.line);
    return value;
  }

  text(key: string): string {
    return this.find(key)?.text ?? '';
  }
}
