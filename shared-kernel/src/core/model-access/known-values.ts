import type { AccessModel, KnownValues, ModelRule, RuleType } from './rules.ts';

const lists: Readonly<Record<RuleType, keyof KnownValues>> = {
  vendor: 'vendors',
  tag: 'tags',
  type: 'types',
  model: 'models',
};

/** Whether the value of a rule is in the known list of its type (product §5.7). */
export function isKnownRule(rule: ModelRule, known: KnownValues): boolean {
  return known[lists[rule.type]].includes(rule.value);
}

/** The known values of a list of models, each once and sorted. Models stay in their order. */
export function knownValuesOf(models: readonly AccessModel[]): KnownValues {
  return {
    vendors: distinct(models.map((model) => model.developer)),
    tags: distinct(models.flatMap((model) => model.tags)),
    types: distinct(models.map((model) => model.type)),
    models: models.map((model) => model.id),
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].sort((one, other) => one.localeCompare(other, 'ru'));
}
