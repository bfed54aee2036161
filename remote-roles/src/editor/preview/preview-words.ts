import { plural } from '@cabinet/kernel/core/text';
import type { Preview } from './preview.ts';

const models = (count: number) => `${count} ${plural(count, 'модель', 'модели', 'моделей')}`;
const people = (count: number) => `${count} ${plural(count, 'человека', 'человек', 'человек')}`;

/** What the draft changes, in one line: «+4 модели, −2, затронет 37 человек». */
export function changeText({ gained, lost }: Pick<Preview, 'gained' | 'lost'>, usersCount: number): string {
  if (gained.length + lost.length === 0) return 'Доступ к моделям не меняется';
  const parts = [
    ...(gained.length > 0 ? [`+${models(gained.length)}`] : []),
    ...(lost.length > 0 ? [`−${gained.length > 0 ? lost.length : models(lost.length)}`] : []),
    usersCount === 0 ? 'роли пока ни у кого нет' : `затронет ${people(usersCount)}`,
  ];
  return parts.join(', ');
}
