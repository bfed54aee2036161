import { plural } from '@cabinet/kernel/core/text';
import type { Verification } from '../../api/audit.ts';

const REASONS: Readonly<Record<NonNullable<Verification['reason']>, string>> = {
  changed: 'содержимое записи изменили после того, как она появилась',
  missing: 'этой записи нет, хотя следующие за ней есть',
  relinked: 'запись ссылается не на ту, что стоит перед ней: предыдущую подменили',
  rewritten: 'прежняя проверка видела под этим номером другую запись: журнал переписали',
  cut: 'прежняя проверка видела записи дальше, теперь их нет: конец журнала обрезали',
};

const count = (value: number) => value.toLocaleString('ru-RU');

/** «12 001 запись». */
const rowsText = (rows: number): string => `${count(rows)} ${plural(rows, 'запись', 'записи', 'записей')}`;

/** What a verification has come to, in a sentence. */
export function resultText({ ok, rows, brokenAt, reason }: Verification): string {
  if (ok) return `Цепочка цела: проверено ${rowsText(rows)}, ни одну не меняли и не удаляли.`;
  const why = reason === null ? '' : `: ${REASONS[reason]}`;
  return `Цепочка нарушена на записи № ${count(brokenAt ?? 0)}${why}. До неё всё цело: ${rowsText(rows)}.`;
}

/** «120 из 300 записей». */
export const progressText = ({ rows, total }: Pick<Verification, 'rows' | 'total'>): string =>
  `${count(rows)} из ${count(total)} записей`;
