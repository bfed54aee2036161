import type { ModelAccess, ModelRule, RuleAction } from '@cabinet/kernel/core/model-access';

/** Rules of one effect that follow each other, as a sentence and what it counts up. */
export interface AccessPassage {
  readonly effect: RuleAction;
  readonly sentence: string;
  readonly items: readonly string[];
}

const TYPE_PURPOSES = new Map([
  ['text', 'для текста'],
  ['code', 'для кода'],
  ['image', 'для изображений'],
  ['audio', 'для звука'],
  ['embedding', 'для эмбеддингов'],
]);

const START: Readonly<Record<RuleAction, { readonly alone: string; readonly followed: string }>> = {
  enable: { alone: 'Доступны все модели', followed: 'Доступны все модели, кроме:' },
  disable: { alone: 'Модели недоступны', followed: 'Доступны только:' },
};
const LATER: Readonly<Record<RuleAction, string>> = { enable: 'Но доступны:', disable: 'Но недоступны:' };

function wordsOf({ type, value }: ModelRule, names: ReadonlyMap<string, string>, isExcept: boolean): string {
  const models = isExcept ? 'моделей' : 'модели';
  switch (type) {
    case 'vendor':
      return `${models} ${value}`;
    case 'tag':
      return `${models} с меткой «${value}»`;
    case 'type':
      return `${models} ${TYPE_PURPOSES.get(value) ?? `типа «${value}»`}`;
    case 'model':
      return `${isExcept ? 'модели' : 'модель'} ${names.get(value) ?? value}`;
  }
}

type Run = readonly [ModelRule, ...ModelRule[]];

/** A later rule about the very same decides in any case. */
const isLastWord = (rule: ModelRule, index: number, rules: readonly ModelRule[]) =>
  !rules.slice(index + 1).some(({ type, value }) => type === rule.type && value === rule.value);

/** Neighbours with the same effect, without the first ones that only repeat how all models start. */
function runsOf({ all, rules }: ModelAccess): readonly Run[] {
  const runs: [ModelRule, ...ModelRule[]][] = [];
  for (const rule of rules.filter(isLastWord)) {
    const last = runs.at(-1);
    if (rule.action === (last?.[0].action ?? all)) last?.push(rule);
    else runs.push([rule]);
  }
  return runs;
}

/**
 * What the rules of access to models say, in human words and in the order in which they override each other.
 *
 * @param names Names of models by id; a model without one is called by its id.
 */
export function describeModelAccess(
  access: ModelAccess,
  names: ReadonlyMap<string, string>,
): readonly AccessPassage[] {
  const runs = runsOf(access);
  const { alone, followed } = START[access.all];
  if (runs.length === 0) return [{ effect: access.all, sentence: alone, items: [] }];
  return runs.map((run, index) => {
    const [{ action: effect }] = run;
    const isExcept = index === 0 && effect === 'disable';
    const items = new Set(run.map((rule) => wordsOf(rule, names, isExcept)));
    return { effect, sentence: index === 0 ? followed : LATER[effect], items: [...items] };
  });
}
