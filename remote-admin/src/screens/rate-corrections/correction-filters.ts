import { choiceFilter, labelOptions, periodFilter, searchFilter } from '@cabinet/kernel/ui/list';
import type { CorrectionOptions, CorrectionPage } from '../../api/rate-corrections.ts';
import { SCOPE_LABELS } from '../../components/rate-correction/correction-words.ts';

/** The choices of state and tier come from the screen, with what they count. */
export const CORRECTION_FILTERS = [
  searchFilter({
    label: 'Поиск по причине, значению, плательщику или номеру',
    placeholder: 'Причина, плательщик, №',
  }),
  choiceFilter({ name: 'state', label: 'Состояние', allLabel: 'Любое состояние' }),
  choiceFilter({
    name: 'scope_type',
    label: 'Модели',
    allLabel: 'Любая область',
    options: labelOptions(SCOPE_LABELS),
  }),
  choiceFilter({ name: 'tier', label: 'Уровень', allLabel: 'Любой уровень' }),
  periodFilter(undefined, 'Создана'),
];

const NAMES = { active: 'Действуют', planned: 'Запланированы', past: 'Закончились', inactive: 'Отключены' };

/** The states with how many are in each, where that is known. */
export function stateOptions(counts: CorrectionPage['counts'] | undefined) {
  return (['active', 'planned', 'past', 'inactive'] as const).map((value) => ({
    value,
    label: counts === undefined ? NAMES[value] : `${NAMES[value]} (${counts[value]})`,
  }));
}

export function correctionChoices(
  counts: CorrectionPage['counts'] | undefined,
  options: CorrectionOptions | undefined,
) {
  return {
    state: stateOptions(counts),
    tier: options?.tiers.map(({ code, name }) => ({ value: code, label: name })),
  };
}
