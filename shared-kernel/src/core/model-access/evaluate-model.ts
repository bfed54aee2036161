import { compileAccess, type ModelVerdict } from './compile-access.ts';
import type { AccessModel, ModelAccess, ModelRule } from './rules.ts';

/** Whether a rule matches a model. An inactive rule matches none. Case matters. */
export function ruleMatches(rule: ModelRule, model: AccessModel): boolean {
  return compileAccess({ all: 'enable', rules: [rule] }).decidingIndexOf(model) === 0;
}

/** What rules say about one model (product §4.13). For many models use `compileAccess`. */
export function evaluateModel(access: ModelAccess, model: AccessModel): ModelVerdict {
  return compileAccess(access).verdictOf(model);
}
