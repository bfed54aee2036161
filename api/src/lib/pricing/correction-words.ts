import type { Scope } from './choose-correction.ts';

/** Where a correction stands. */
export const CORRECTION_STATES = ['active', 'planned', 'past', 'inactive'] as const;

export const STATE_LABEL: Readonly<Record<(typeof CORRECTION_STATES)[number], string>> = {
  active: 'Действует',
  planned: 'Запланирована',
  past: 'Закончилась',
  inactive: 'Отключена',
};

export const SCOPE_LABEL: Readonly<Record<Scope['scope_type'], string>> = {
  all: 'Все модели',
  vendor: 'Вендор',
  tag: 'Тег',
  type: 'Тип',
  model: 'Модель',
};
