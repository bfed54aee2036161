import { plural } from '@cabinet/kernel/core/text';
import type { BulkAction } from '../../../api/admin-users.ts';

/** «1 человека», «300 человек»: whom something is done to. */
export const peopleText = (count: number): string =>
  `${count.toLocaleString('ru-RU')} ${plural(count, 'человека', 'человек', 'человек')}`;

interface BulkWords {
  readonly label: string;
  readonly title: (count: number) => string;
  readonly confirm: (count: number) => string;
  /** What comes of it. */
  readonly effect: string;
  readonly isDestructive: boolean;
}

export const BULK_WORDS: Readonly<Record<BulkAction, BulkWords>> = {
  deactivate: {
    label: 'Отключить',
    title: (count) => `Отключить ${peopleText(count)}?`,
    confirm: (count) => `Отключить ${peopleText(count)}`,
    effect:
      'Войти они не смогут, открытые сеансы закончатся сразу. Деньги, роли и история останутся. Вас и последнего администратора задание не тронет и скажет об этом.',
    isDestructive: true,
  },
  activate: {
    label: 'Включить',
    title: (count) => `Включить ${peopleText(count)}?`,
    confirm: (count) => `Включить ${peopleText(count)}`,
    effect: 'Они снова смогут войти с прежними паролями. Роли и деньги остались как были.',
    isDestructive: false,
  },
  set_role: {
    label: 'Сменить роль',
    title: (count) => `Сменить роль у ${peopleText(count)}?`,
    confirm: (count) => `Сменить роль у ${count.toLocaleString('ru-RU')}`,
    effect:
      'Прав прежней роли не станет, как только роль сменится; выходить из кабинета никому не придётся. Кому назначить её нельзя, того задание пропустит и скажет почему.',
    isDestructive: false,
  },
};

export const BULK_ACTIONS = ['deactivate', 'activate', 'set_role'] as const satisfies readonly BulkAction[];
