export { checkDynamicPermission } from './check-permission.ts';
export { diffModelAccess } from './diff-model-access.ts';
export {
  isDynamicPermission,
  parseDynamicPermission,
  serialiseRule,
} from './dynamic-permission.ts';
export { evaluateModel, ruleMatches } from './evaluate-model.ts';
export { isKnownRule, knownValuesOf } from './known-values.ts';
export { normaliseDynamicPermissions, parseModelAccess, serialiseModelAccess } from './model-access.ts';
export { previewModels } from './preview-models.ts';
export {
  type AccessModel,
  countInactiveRules,
  isActiveRule,
  type KnownValues,
  type ModelAccess,
  type ModelRule,
  RULE_ACTIONS,
  RULE_TYPES,
  type RuleAction,
} from './rules.ts';
export { splitPermissions } from './split-permissions.ts';
