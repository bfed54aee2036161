export { checkDynamicPermission } from './check-permission.ts';
export { compileAccess } from './compile-access.ts';
export {
  compileRoles,
  type PersonVerdict,
  ROLE_SIDES,
  type RoleRules,
  type RoleSide,
} from './compile-roles.ts';
export { describeRule, RULE_ACTION_LABELS, RULE_TYPE_LABELS } from './describe-rule.ts';
export { diffModelAccess } from './diff-model-access.ts';
export {
  isDynamicPermission,
  isMalformedAllRule,
  parseDynamicPermission,
  serialiseRule,
} from './dynamic-permission.ts';
export { evaluateModel, ruleMatches } from './evaluate-model.ts';
export { isKnownRule, knownValuesOf } from './known-values.ts';
export {
  droppedPermissions,
  normaliseDynamicPermissions,
  parseModelAccess,
  serialiseModelAccess,
} from './model-access.ts';
export {
  isModelId,
  MODEL_ID_MAX_LENGTH,
  MODEL_ID_MESSAGE,
  MODEL_ID_PATTERN,
} from './model-id.ts';
export { previewModels } from './preview-models.ts';
export { type RuleEffect, ruleEffects } from './rule-effects.ts';
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
  type RuleType,
} from './rules.ts';
