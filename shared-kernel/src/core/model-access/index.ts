export { checkDynamicPermission, type PermissionCheck } from './check-permission.ts';
export { diffModelAccess, type ModelAccessDiff } from './diff-model-access.ts';
export {
  type DynamicPermission,
  isDynamicPermission,
  parseDynamicPermission,
  serialiseAllRule,
  serialiseRule,
} from './dynamic-permission.ts';
export { BLOCKED_BY_RULES_REASON, evaluateModel, type ModelVerdict, ruleMatches } from './evaluate-model.ts';
export { isKnownRule, knownValuesOf } from './known-values.ts';
export { normaliseDynamicPermissions, parseModelAccess, serialiseModelAccess } from './model-access.ts';
export { type ModelPreview, type ModelPreviewRow, previewModels } from './preview-models.ts';
export {
  type AccessModel,
  countInactiveRules,
  DEFAULT_ALL_ACTION,
  isActiveRule,
  type KnownValues,
  type ModelAccess,
  type ModelRule,
  RULE_ACTIONS,
  RULE_TYPES,
  type RuleAction,
  type RuleType,
} from './rules.ts';
export { type SplitPermissions, splitPermissions } from './split-permissions.ts';
