import { plural } from '@cabinet/kernel/core/text';
import type { RemoteBuild, RemoteChange } from '../../api/remotes.ts';

const PROGRAMS: Readonly<Record<string, string>> = {
  'the watch of canaries': 'наблюдение за канарейками',
};

/** Who did it: a person as the registry names them, a program in words. */
export const authorText = (by: string): string => PROGRAMS[by] ?? by;

type Stage = RemoteBuild['stage'];

const STAGE_LABEL: Readonly<Record<Stage, string>> = {
  live: 'Открыта всем',
  canary: 'Канарейка',
  held: 'Отложена',
  former: 'Прежняя',
};

export const STAGE_TONE = { live: 'success', canary: 'warning', held: 'info', former: 'neutral' } as const;

export const stageText = (stage: Stage): string => STAGE_LABEL[stage];

/** Why a load has failed, as a page tells it. */
export const REASON_LABEL = [
  { reason: 'network', label: 'сеть' },
  { reason: 'integrity', label: 'целостность' },
  { reason: 'malformed', label: 'неверный модуль' },
  { reason: 'incompatible', label: 'несовместимость' },
  { reason: 'crashed', label: 'сбой на экране' },
] as const satisfies readonly { reason: keyof RemoteBuild['reasons']; label: string }[];

const counts = new Intl.NumberFormat('ru-RU');
const percents = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

export const countText = (count: number): string => counts.format(count);

export const loadsText = (count: number): string =>
  `${countText(count)} ${plural(count, 'загрузка', 'загрузки', 'загрузок')}`;

export const failuresText = (count: number): string =>
  `${countText(count)} ${plural(count, 'сбой', 'сбоя', 'сбоев')}`;

export const percentText = (percent: number): string => `${percents.format(percent)}\u00a0%`;

/** «2,1 %»; a share that is there is never shown as none. */
export function rateText(rate: number | null): string {
  if (rate === null) return '—';
  if (rate > 0 && rate < 0.001) return 'меньше 0,1\u00a0%';
  return `${tenths.format(rate * 100)}\u00a0%`;
}

/** «320 мс», «1,2 с». */
export function durationText(ms: number | null): string {
  if (ms === null) return '—';
  return ms < 1_000 ? `${countText(Math.round(ms))}\u00a0мс` : `${tenths.format(ms / 1_000)}\u00a0с`;
}

const ACTION_LABEL: Readonly<Record<RemoteChange['action'], string>> = {
  release: 'Выпущена',
  canary: 'Канарейка',
  hold: 'Отложена',
  promote: 'Продвинута',
  rollback: 'Откат',
  stop: 'Канарейка остановлена',
  'lay-out': 'Площадка собрана заново',
  prune: 'Удалены сборки, которые никому не нужны',
};

/** What was done: «Выпущена», «Канарейка 5 %». */
export function actionText({ action, percent }: Pick<RemoteChange, 'action' | 'percent'>): string {
  const label = ACTION_LABEL[action];
  return percent === null ? label : `${label} ${percentText(percent)}`;
}

/** Why, in the words of whoever did it; a command over the whole site has no other reason than what it does. */
export const reasonText = ({ action, why }: Pick<RemoteChange, 'action' | 'why'>): string =>
  action === 'lay-out' || action === 'prune' ? '' : why;
