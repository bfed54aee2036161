import { choiceFilter, labelOptions, searchFilter } from '@cabinet/kernel/ui/list';
import type { Suggestions } from '../../api/suggestions.ts';

/** The choices of vendor, type and tag come from the screen. */
export const MODEL_FILTERS = [
  searchFilter({ label: 'Поиск по названию, коду или вендору', placeholder: 'Название, код, вендор' }),
  choiceFilter({ name: 'developer', label: 'Вендор', allLabel: 'Все вендоры' }),
  choiceFilter({ name: 'type', label: 'Тип', allLabel: 'Все типы' }),
  choiceFilter({ name: 'tag', label: 'Тег', allLabel: 'Любой тег' }),
  choiceFilter({
    name: 'enabled',
    label: 'Состояние',
    allLabel: 'Любое состояние',
    options: labelOptions({ true: 'Включены', false: 'Выключены' }),
  }),
];

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What the filters offer, as soon as it is known. */
export function modelChoices(suggestions: Suggestions | undefined) {
  if (suggestions === undefined) return undefined;
  const { vendors, types, tags } = suggestions;
  return { developer: optionsOf(vendors), type: optionsOf(types), tag: optionsOf(tags) };
}
