import { peopleGenitive } from '@cabinet/access';
import { modelCountText } from '../../lib/counts.ts';
import type { Preview } from './preview.ts';

/** What the draft changes, in one line: «+4 модели, −2, затронет 37 человек». */
export function changeText({ gained, lost }: Pick<Preview, 'gained' | 'lost'>, usersCount: number): string {
  if (gained.length + lost.length === 0) return 'Доступ к моделям не меняется';
  const parts = [
    ...(gained.length > 0 ? [`+${modelCountText(gained.length)}`] : []),
    ...(lost.length > 0 ? [`−${gained.length > 0 ? lost.length : modelCountText(lost.length)}`] : []),
    usersCount === 0 ? 'роли пока ни у кого нет' : `затронет ${peopleGenitive(usersCount)}`,
  ];
  return parts.join(', ');
}
