import { isDeepStrictEqual } from 'node:util';
import { plural } from '@cabinet/kernel/core/text';
import { isReadingAction } from '#lib/audit/readings.ts';
import { fieldsInOrder, fieldWords, filterWords } from '#lib/audit/words/fields.ts';
import { type Line, linesOf, lineText, numberText, type ValueContext } from './value-lines.ts';

type State = Readonly<Record<string, unknown>> | null;

/** What became of a field. */
export const CHANGE_KINDS = ['added', 'removed', 'changed', 'same'] as const;

/** One field of a state, what became of it, and its values as people read them. */
export interface Change {
  readonly field: string;
  readonly title: string;
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly before: Line[];
  readonly after: Line[];
}

interface Changed {
  readonly action: string;
  readonly fields: { readonly before: State; readonly after: State };
}

function kindOf(field: string, before: State, after: State): Change['kind'] {
  const [was, is] = [before !== null && field in before, after !== null && field in after];
  if (!was) return 'added';
  if (!is) return 'removed';
  return isDeepStrictEqual(before?.[field], after?.[field]) ? 'same' : 'changed';
}

/** What became of one field; what is the same is put into words once. */
function changeOf(field: string, before: State, after: State, context: ValueContext): Change {
  const words = fieldWords(field);
  const kind = kindOf(field, before, after);
  const was = linesOf(before?.[field], field, words.kind, context);
  const is = kind === 'same' ? was : linesOf(after?.[field], field, words.kind, context);
  return { field, title: words.title, kind, before: was, after: is };
}

/** The fields of two states that say something, those that differ first; of a reading, what was read. */
export function changesOf({ action, fields: { before, after } }: Changed, context: ValueContext): Change[] {
  if (isReadingAction(action)) return after === null ? [] : readingOf(after, context);
  const [different, same]: [Change[], Change[]] = [[], []];
  for (const field of fieldsInOrder({ ...before, ...after })) {
    const change = changeOf(field, before, after, context);
    if (change.before.length + change.after.length > 0)
      (change.kind === 'same' ? same : different).push(change);
  }
  return [...different, ...same];
}

/** How much of a list has left, by which filter: `after` as `plugins/answers/readings.ts` writes it. */
function readingOf(after: NonNullable<State>, context: ValueContext): Change[] {
  const read = (field: string, title: string, lines: Line[]): Change[] =>
    lines.length === 0 ? [] : [{ field, title, kind: 'added', before: [], after: lines }];
  const asked: Readonly<Record<string, unknown>> = { ...Object(after.filters) };
  const filters = fieldsInOrder(asked, filterWords).flatMap((field) => {
    const { title, kind } = filterWords(field);
    return read(field, title, linesOf(asked[field], field, kind, context));
  });
  const everything = { text: 'не задан: все строки списка', id: null };
  return [
    ...read('rows', 'Файл', fileLines(after)),
    ...(filters.length > 0 ? filters : read('filters', 'Фильтр', [everything])),
    ...read('address', 'Откуда', linesOf(after.address, 'address', 'text', context)),
  ];
}

/** «120 строк, CSV». */
function fileLines({ rows, format, completed }: NonNullable<State>): Line[] {
  if (typeof rows !== 'number') return [];
  const count = `${numberText(rows)} ${plural(rows, 'строка', 'строки', 'строк')}`;
  const end = completed === false ? ', скачивание прервано' : '';
  return [{ text: `${count}, ${String(format).toUpperCase()}${end}`, id: null }];
}

/** One side of the changes as a cell of a file, a line for each field: «Кредитный лимит: 200 000,00 ₽». */
export function sideText(changes: readonly Change[], side: 'before' | 'after'): string | null {
  let text = '';
  for (const { title, [side]: values } of changes)
    if (values.length > 0) text += `${text && '\n'}${title}: ${values.map(lineText).join('; ')}`;
  return text === '' ? null : text;
}
