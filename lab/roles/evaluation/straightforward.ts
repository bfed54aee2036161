import {
  type AccessModel,
  isActiveRule,
  type ModelAccess,
  type ModelRule,
  serialiseRule,
} from '../../../shared-kernel/src/core/model-access/index.ts';

function matches(rule: ModelRule, model: AccessModel): boolean {
  if (!isActiveRule(rule)) return false;
  if (rule.type === 'vendor') return model.developer === rule.value;
  if (rule.type === 'tag') return model.tags.includes(rule.value);
  if (rule.type === 'type') return model.type === rule.value;
  return model.id === rule.value;
}

function verdictOf({ all, rules }: ModelAccess, model: AccessModel) {
  const rule = rules.findLast((each) => matches(each, model));
  const hasAccess = (rule?.action ?? all) === 'enable';
  const reason = hasAccess ? null : 'Заблокировано правилами';
  return { hasAccess, reason, rule: rule ? serialiseRule(rule) : `all:${all}` };
}

/** The evaluator as one would write it first: each model goes through the rules. */
export const straightforward = {
  evaluate: (access: ModelAccess, models: readonly AccessModel[]) =>
    models.map((model) => verdictOf(access, model)),

  preview(access: ModelAccess, models: readonly AccessModel[]) {
    const rows = models.map((model) => {
      const { id, name, developer: vendor, type, tags } = model;
      const matching = access.rules.filter((rule) => matches(rule, model)).map(serialiseRule);
      const overridden = [`all:${access.all}`, ...matching].slice(0, -1);
      return { id, name, vendor, type, tags, ...verdictOf(access, model), overridden };
    });
    const allowed = rows.filter(({ hasAccess }) => hasAccess).length;
    return { models: rows, summary: { allowed, blocked: rows.length - allowed } };
  },

  effects({ rules }: ModelAccess, models: readonly AccessModel[]) {
    const deciding = models.map((model) => rules.findLastIndex((rule) => matches(rule, model)));
    return {
      all: deciding.filter((index) => index === -1).length,
      rules: rules.map((rule, place) => ({
        matches: models.filter((model) => matches(rule, model)).length,
        decides: deciding.filter((index) => index === place).length,
      })),
    };
  },

  diff(before: ModelAccess, after: ModelAccess, models: readonly AccessModel[]) {
    const gained: string[] = [];
    const lost: string[] = [];
    for (const model of models) {
      const [had, has] = [verdictOf(before, model).hasAccess, verdictOf(after, model).hasAccess];
      if (had !== has) (has ? gained : lost).push(model.id);
    }
    return { gained, lost };
  },
};
