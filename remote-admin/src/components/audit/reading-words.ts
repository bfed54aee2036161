import { plural } from '@cabinet/kernel/core/text';
import type { AuditRow } from '../../api/audit.ts';

type Read = Pick<AuditRow, 'action' | 'fields'>;

/** What somebody has read: a page has no more than that it was opened. */
interface Reading {
  readonly address: string | null;
  /** «120 строк, CSV». */
  readonly file: string | null;
  /** The filter of the file, by the names of the address. */
  readonly filters: readonly (readonly [name: string, value: string])[];
}

const FILTERS: Readonly<Record<string, string>> = {
  action: 'Действие',
  actor_id: 'Кто (ID)',
  account_type: 'Счёт',
  active: 'Состояние',
  amount_from: 'Сумма от',
  amount_to: 'Сумма до',
  balance_from: 'Баланс от',
  balance_to: 'Баланс до',
  cluster_id: 'Кластер (ID)',
  entity_id: 'ID объекта',
  entity_type: 'Вид объекта',
  fingerprint: 'Отпечаток',
  from: 'С даты',
  ip: 'IP',
  method: 'Способ',
  model_id: 'Модель (ID)',
  q: 'Поиск',
  readings: 'Чтение данных',
  signed_in_from: 'Вход с',
  signed_in_to: 'Вход по',
  to: 'По дату',
};

const isReading = ({ action }: Pick<AuditRow, 'action'>): boolean => /\.(export|download|view)$/.test(action);

/** What a filter is called; `other` knows the names of fields. */
export const filterText = (name: string, other: (name: string) => string): string =>
  FILTERS[name] ?? other(name);

function fileText(after: Readonly<Record<string, unknown>>): string | null {
  if (typeof after.rows !== 'number') return null;
  const count = `${after.rows.toLocaleString('ru-RU')} ${plural(after.rows, 'строка', 'строки', 'строк')}`;
  const isBroken = after.completed === false;
  return `${count}, ${String(after.format).toUpperCase()}${isBroken ? ', скачивание прервано' : ''}`;
}

/** What a row says was read; `null` where the row says what was done. */
export function readingOf(row: Read): Reading | null {
  if (!isReading(row)) return null;
  const after = row.fields.after ?? {};
  const filters = Object.entries(Object(after.filters)).map(
    ([name, value]) => [name, String(value)] as const,
  );
  return {
    address: typeof after.address === 'string' ? after.address : null,
    file: fileText(after),
    filters,
  };
}
