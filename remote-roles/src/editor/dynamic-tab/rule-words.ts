import {
  describeRule,
  isActiveRule,
  type ModelRule,
  RULE_ACTION_LABELS,
  type RuleEffect,
  type RuleType,
  serialiseRule,
} from '@cabinet/kernel/core/model-access';
import { plural } from '@cabinet/kernel/core/text';

export type NameOf = (modelId: string) => string | undefined;

const WITHOUT_VALUE: Readonly<Record<RuleType, string>> = {
  vendor: 'вендор не выбран',
  tag: 'тег не выбран',
  type: 'тип не выбран',
  model: 'модель не выбрана',
};

/** A rule in a sentence: «Запретить вендора «OpenAI»», «Запретить: вендор не выбран». */
export function ruleName(rule: ModelRule, nameOf: NameOf): string {
  if (isActiveRule(rule)) return describeRule(serialiseRule(rule), nameOf);
  return `${RULE_ACTION_LABELS[rule.action]}: ${WITHOUT_VALUE[rule.type]}`;
}

/** The number that a rule is called by: the one for all models is the first. */
export const numberAt = (index: number) => index + 2;

/** «место 3 из 6». */
export const placeText = (index: number, count: number) => `место ${numberAt(index)} из ${count + 1}`;

const forModels = (count: number) => `${count} ${plural(count, 'модели', 'моделей', 'моделей')}`;

/** What a rule comes to among the others. */
export function effectText({ matches, decides }: RuleEffect): string {
  if (matches === 0) return 'Под него не подходит ни одна модель';
  if (decides === 0) return 'Не действует: его перекрывают правила ниже';
  if (decides === matches) return `Решает для ${forModels(decides)}`;
  return `Решает для ${decides} из ${forModels(matches)}, для остальных — правила ниже`;
}

/** What the rule for all models comes to. */
export function allEffectText(decides: number, total: number): string {
  if (total > 0 && decides === 0) return 'Не решает ни для одной модели: для каждой есть правило ниже';
  return decides === total
    ? `Решает для ${forModels(decides)}`
    : `Решает для ${decides} из ${forModels(total)}`;
}

/** The warning over rules without a value. */
export function inactiveText(count: number): string {
  const rules = plural(count, 'правило', 'правила', 'правил');
  const verb = plural(count, 'действует', 'действуют', 'действуют');
  return `${count} ${rules} без значения не ${verb}`;
}
