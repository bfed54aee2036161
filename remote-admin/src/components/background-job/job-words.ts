import { plural } from '@cabinet/kernel/core/text';
import type { Job, ListedJob } from '../../api/jobs.ts';

const BULK_TITLES: Readonly<Record<string, string>> = {
  deactivate: 'Отключение пользователей',
  activate: 'Включение пользователей',
  set_role: 'Смена роли',
};

/** What a job does. */
export function jobTitle({ kind, action }: Pick<ListedJob, 'kind' | 'action'>): string {
  if (kind === 'users.bulk') return BULK_TITLES[action ?? ''] ?? 'Действие с пользователями';
  return kind.endsWith('.export') ? 'Подготовка файла' : 'Задание';
}

const count = (value: number) => value.toLocaleString('ru-RU');

/** «120 из 300». */
export const doneText = ({ done, total }: Pick<ListedJob, 'done' | 'total'>): string =>
  total === 0 ? count(done) : `${count(done)} из ${count(total)}`;

/** How a job stands, in a sentence. */
export function jobState(
  job: Pick<Job, 'status' | 'done' | 'total' | 'failedCount' | 'isCancelled'>,
): string {
  const { status, done, total, failedCount } = job;
  if (status === 'queued') return 'Ждёт очереди';
  if (status === 'running') return job.isCancelled ? 'Останавливается' : `Выполняется: ${doneText(job)}`;
  if (status === 'failed') return `Прервалось: сделано ${doneText(job)}`;
  const succeeded = count(done - failedCount);
  const failed =
    failedCount === 0
      ? ''
      : `, не получилось у ${count(failedCount)} ${plural(failedCount, 'человека', 'человек', 'человек')}`;
  if (status === 'cancelled') return `Остановлено: сделано ${succeeded} из ${count(total)}${failed}`;
  return `Готово: ${succeeded} из ${count(total)}${failed}`;
}

/** How far a job is, 0 to 100; `null` where nobody knows. */
export const jobPercent = ({ done, total }: Pick<ListedJob, 'done' | 'total'>): number | null =>
  total === 0 ? null : (done / total) * 100;
