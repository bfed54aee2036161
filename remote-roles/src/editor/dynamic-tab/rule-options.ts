import type { RuleType } from '@cabinet/kernel/core/model-access';
import type { ComboboxOption } from '@cabinet/kernel/ui/combobox';
import type { Suggestions } from '../../api/suggestions.ts';

export type RuleOptions = Readonly<Record<RuleType, readonly ComboboxOption[]>>;

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What can be chosen for each type; a model is found by its vendor and its id too. */
export function ruleOptions({ vendors, tags, types, models }: Suggestions): RuleOptions {
  return {
    vendor: plain(vendors),
    tag: plain(tags),
    type: plain(types),
    model: models.map(({ id, name, vendor, enabled }) => ({
      value: id,
      label: name,
      hint: [vendor, id, ...(enabled ? [] : ['выключена'])].join(' · '),
    })),
  };
}

/** What the empty value asks for. */
export const VALUE_PLACEHOLDERS: Readonly<Record<RuleType, string>> = {
  vendor: 'Выберите вендора',
  tag: 'Выберите тег',
  type: 'Выберите тип',
  model: 'Выберите модель',
};
