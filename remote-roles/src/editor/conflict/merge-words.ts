import {
  describeRule,
  RULE_ACTION_LABELS,
  RULE_TYPE_LABELS,
  type RuleAction,
  serialiseRule,
} from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import { permissionName } from '../../lib/listed-permission.ts';
import type { Side } from './merge-order.ts';
import type { MergeRow } from './merge-roles.ts';

export type ModelName = (modelId: string) => string | undefined;

type RuleRow = Extract<MergeRow, { readonly kind: 'rule' }>;

const TITLES = {
  name: 'Название',
  description: 'Описание',
  all: 'Правило для всех моделей',
  order: 'Порядок правил',
} as const;

/** What the row is about. */
export function rowTitle(row: MergeRow, nameOf: ModelName): string {
  if (row.kind === 'permission') return permissionName(row.permission);
  if (row.kind !== 'rule') return TITLES[row.kind];
  const { type, value } = row.rule;
  return `${RULE_TYPE_LABELS[type]} ${quoted((type === 'model' ? nameOf(value) : undefined) ?? value)}`;
}

const allText = (action: RuleAction) => `${RULE_ACTION_LABELS[action]} все модели`;

function ruleText({ rule, ...versions }: RuleRow, side: Side, nameOf: ModelName): string {
  const action = versions[side];
  return action === null ? 'Нет правила' : describeRule(serialiseRule({ ...rule, action }), nameOf);
}

/** What a side has. */
export function sideText(row: MergeRow, side: Side, nameOf: ModelName): string {
  if (row.kind === 'order') return side === 'theirs' ? 'Порядок новой версии' : 'Ваш порядок';
  if (row.kind === 'permission') return row[side] ? 'Выдано' : 'Не выдано';
  if (row.kind === 'all') return allText(row[side]);
  if (row.kind === 'rule') return ruleText(row, side, nameOf);
  return row[side] === '' ? 'Пусто' : row[side];
}

const isThere = (value: unknown) => value !== null && value !== false && value !== '';

function verbOf(row: MergeRow, side: Side): string {
  if (row.kind === 'order') return 'изменён';
  const other = side === 'theirs' ? row.mine : row.theirs;
  const isAddition = !isThere(other) && isThere(row[side]);
  const isRemoval = isThere(other) && !isThere(row[side]);
  return isAddition ? 'добавлено' : isRemoval ? 'убрано' : 'изменено';
}

/** Who has changed it: «добавлено: Анна Воронцова», «убрано: вы». */
export function changedByText(row: MergeRow, them: string): string {
  if (row.changedBy === 'both')
    return row.isConflict ? `изменили и ${them}, и вы` : `${them} и вы сделали одно и то же`;
  return `${verbOf(row, row.changedBy)}: ${row.changedBy === 'theirs' ? them : 'вы'}`;
}
