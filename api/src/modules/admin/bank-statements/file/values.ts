import { cleanLine } from '@cabinet/kernel/core/text';
import { badFile } from './bad-file.ts';

/** A value of the file, with the line it stands in. */
export interface Value {
  readonly text: string;
  readonly line: number;
}

const DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const SUM = /^(\d{1,15})(?:[.,](\d{1,2}))?$/;
const INN = /^(\d{10}|\d{12})$/;

/**
 * A text of up to `length` characters. A bank's file must be read whatever payers wrote, so its texts are cleaned and
 * never refused (product §5.11). Cutting may leave half of a character, which goes as well.
 */
export const cut = (text: string, length: number) => cleanLine(text.slice(0, length));

/** Reads «24.11.2026» as `2026-11-24`. */
export function readDay({ text, line }: Value, name: string): string {
  const [, day = '', month = '', year = ''] = DAY.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && Number(year) >= 1990;
  if (!isReal) throw badFile(`${name}: «${text}» — не дата вида ДД.ММ.ГГГГ`, line);
  return `${year}-${month}-${day}`;
}

/** Reads «1500,5» as `1500.50`. The sum must be above zero. */
export function readSum({ text, line }: Value, name: string): string {
  const [, whole, cents = ''] = SUM.exec(text) ?? [];
  if (whole === undefined) throw badFile(`${name}: «${text}» — не сумма вида 1500.00`, line);
  if (Number(`${whole}.${cents}`) === 0) throw badFile(`${name}: «${text}» — денег в документе нет`, line);
  return `${BigInt(whole)}.${cents.padEnd(2, '0')}`;
}

/** The INN, or nothing: banks write nothing or a zero where a payer has none. */
export function readInn(value: Value | undefined): string | null {
  return value !== undefined && INN.test(value.text) ? value.text : null;
}
