import { plural } from '@cabinet/kernel/core/text';
import type { LedgerCheck } from '../../api/ledger.ts';

const count = (value: number) => value.toLocaleString('ru-RU');

/** «Расхождений нет», «3 расхождения». */
export function outcomeText({ ok, problems }: Pick<LedgerCheck, 'ok' | 'problems'>): string {
  if (ok) return 'Расхождений нет';
  return `${count(problems.length)} ${plural(problems.length, 'расхождение', 'расхождения', 'расхождений')}`;
}

/** What was checked, in figures. */
export const scopeText = ({ entries, postings, payers }: LedgerCheck): string =>
  [
    `${count(entries)} ${plural(entries, 'операция', 'операции', 'операций')}`,
    `${count(postings)} ${plural(postings, 'проводка', 'проводки', 'проводок')}`,
    `${count(payers)} ${plural(payers, 'счёт', 'счёта', 'счетов')}`,
  ].join(', ');

/** How long it took: «меньше секунды», «12 с», «3 мин 5 с». */
export function durationText(startedAt: string, finishedAt: string): string {
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  if (seconds < 1) return 'меньше секунды';
  return seconds < 60 ? `${seconds} с` : `${Math.floor(seconds / 60)} мин ${seconds % 60} с`;
}
