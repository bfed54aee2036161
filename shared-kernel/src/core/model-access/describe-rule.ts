import { quoted } from '../text/quoted.ts';
import { parseDynamicPermission } from './dynamic-permission.ts';
import type { RuleAction, RuleType } from './rules.ts';

/** The words for each type of rule, in a list of choices and in a sentence. */
export const RULE_TYPE_LABELS: Readonly<Record<RuleType, string>> = {
  vendor: 'Вендор',
  tag: 'Тег',
  type: 'Тип',
  model: 'Модель',
};
/** The words for each action. */
export const RULE_ACTION_LABELS: Readonly<Record<RuleAction, string>> = {
  enable: 'Разрешить',
  disable: 'Запретить',
};

const OBJECTS: Readonly<Record<RuleType, string>> = {
  vendor: 'вендора',
  tag: 'тег',
  type: 'тип',
  model: 'модель',
};

/**
 * A rule in words: «Запретить вендора «OpenAI»», «Разрешить все модели». Any other text stays as it is.
 *
 * @param nameOf the name of a model by its id; without it the id is shown.
 */
export function describeRule(permission: string, nameOf?: (modelId: string) => string | undefined): string {
  const parsed = parseDynamicPermission(permission);
  if (parsed === undefined) return permission;
  if (parsed.kind === 'all') return `${RULE_ACTION_LABELS[parsed.action]} все модели`;
  const { type, action, value } = parsed.rule;
  const shown = type === 'model' ? (nameOf?.(value) ?? value) : value;
  return `${RULE_ACTION_LABELS[action]} ${OBJECTS[type]} ${quoted(shown)}`;
}
