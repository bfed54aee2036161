import { formatAmount } from '@cabinet/kernel/core/amount';
import { isCalendarDay, moscowText, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { type FieldKind, fieldsInOrder, fieldWords } from '#lib/audit/words/fields.ts';
import { codeText } from './codes.ts';
import { isUuid, type Names } from './name-book.ts';

/** One line of a value as people read it, with the id behind a name. */
export interface Line {
  readonly text: string;
  readonly id: string | null;
}

/** What a value needs to be read: the names of ids, and what the row is about. */
export interface ValueContext {
  readonly names: Names;
  readonly entityType: string;
}

const AMOUNT = /^-?\d+(?:\.(\d+))?$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const KOPECKS = 2;

const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 10 });

/** A number in the Russian format; its format is kept, because making one takes longer than a row. */
export const numberText = (value: number): string => NUMBER.format(value);

const plain = (text: string): Line => ({ text, id: null });

/** A sum with as many decimals as it has. */
function moneyText(value: string): string {
  const decimals = AMOUNT.exec(value)?.[1]?.replace(/0+$/, '').length;
  if (!AMOUNT.test(value)) return value;
  return formatAmount(value, { digits: Math.max(KOPECKS, decimals ?? 0) });
}

/** «0,88» of «0.8800». */
function decimalText(value: string): string {
  if (!AMOUNT.test(value)) return value;
  const [whole = '', decimals = ''] = value.split('.');
  const kept = decimals.replace(/0+$/, '');
  return kept === '' ? whole : `${whole},${kept}`;
}

const named = (name: string | undefined, id: string): Line =>
  name === undefined || name === id ? plain(id) : { text: name, id };

type TextOf = (value: string, field: string, context: ValueContext) => Line;

const TEXT: Readonly<Record<FieldKind, TextOf>> = {
  text: plain,
  nameless: plain,
  money: (value) => plain(moneyText(value)),
  day: (value) => plain(isCalendarDay(value) ? moscowText(startOfMoscowDay(value), 'date') : value),
  decimal: (value) => plain(decimalText(value)),
  permission: (value, _field, { names }) => named(names.ofPermission(value), value),
  model: (value, _field, { names }) => named(names.ofModel(value), value),
  code: (value, field, { entityType }) => plain(codeText(field, value, entityType)),
};

function textLine(value: string, field: string, context: ValueContext, kind: FieldKind): Line {
  if (isUuid(value)) return named(context.names.ofId(value), value);
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return plain(moscowText(value, 'short'));
  return TEXT[kind](value, field, context);
}

/** A value in one line: a list by commas, an object by its fields. */
function lineOf(value: unknown, field: string, context: ValueContext, kind: FieldKind): Line {
  if (typeof value === 'string') return textLine(value, field, context, kind);
  if (typeof value === 'boolean') return plain(value ? 'да' : 'нет');
  if (typeof value === 'number')
    return plain(kind === 'money' ? moneyText(String(value)) : numberText(value));
  if (Array.isArray(value))
    return plain(value.map((item) => lineText(lineOf(item, field, context, kind))).join(', '));
  if (typeof value === 'object' && value !== null)
    return plain(
      fieldLines(value, context)
        .map((line) => lineText(line))
        .join(' · '),
    );
  return plain('—');
}

/** A line as a file has it: the name, and the id in brackets. */
export const lineText = ({ text, id }: Line): string => (id === null ? text : `${text} (${id})`);

interface Detail {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isDetail = (value: object): value is Detail =>
  'field' in value && typeof value.field === 'string' && 'before' in value && 'after' in value;

/** What a proposal changes: «Множитель: 1 → 0,9». */
function detailLine({ field, before, after }: Detail, context: ValueContext): Line {
  const { title, kind } = fieldWords(field);
  const [was, is] = [before, after].map((value) => lineText(lineOf(value, field, context, kind)));
  return plain(`${title}: ${was} → ${is}`);
}

function fieldLines(value: object, context: ValueContext): Line[] {
  if (isDetail(value)) return [detailLine(value, context)];
  const inside: Readonly<Record<string, unknown>> = { ...value };
  return fieldsInOrder(inside).flatMap((field) => {
    const { title, kind } = fieldWords(field);
    const inner = inside[field];
    if (inner === null || inner === '') return [];
    const { text, id } = lineOf(inner, field, context, kind);
    return [{ text: `${title}: ${text}`, id }];
  });
}

/** A value of a state as people read it, a line for each item of a list or field of an object. None means nothing. */
export function linesOf(value: unknown, field: string, kind: FieldKind, context: ValueContext): Line[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.map((item) => lineOf(item, field, context, kind));
  if (typeof value === 'object') return fieldLines(value, context);
  return [lineOf(value, field, context, kind)];
}
