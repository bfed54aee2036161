import fc from 'fast-check';
import {
  type AccessModel,
  knownValuesOf,
  type ModelAccess,
  type ModelRule,
  RULE_ACTIONS,
  RULE_TYPES,
} from './index.ts';

export const small: AccessModel = {
  id: 'm-small',
  name: 'Small',
  developer: 'acme',
  type: 'text',
  tags: ['fast', 'cheap'],
};
export const large: AccessModel = {
  id: 'm-large',
  name: 'Large',
  developer: 'acme',
  type: 'text',
  tags: ['smart'],
};
export const brush: AccessModel = {
  id: 'm-brush',
  name: 'Brush',
  developer: 'globex',
  type: 'image',
  tags: [],
};
export const models = [small, large, brush];
export const known = knownValuesOf(models);

export const rule = (type: ModelRule['type'], action: ModelRule['action'], value: string): ModelRule => ({
  type,
  action,
  value,
});

/** Rules that often match the models above, and sometimes match nothing. */
export const anyRule: fc.Arbitrary<ModelRule> = fc.record({
  type: fc.constantFrom(...RULE_TYPES),
  action: fc.constantFrom(...RULE_ACTIONS),
  value: fc.oneof(
    fc.constantFrom(
      'acme',
      'globex',
      'fast',
      'cheap',
      'smart',
      'text',
      'image',
      'm-small',
      'm-large',
      'm-brush',
      '',
    ),
    fc.string(),
  ),
});
export const anyAccess: fc.Arbitrary<ModelAccess> = fc.record({
  all: fc.constantFrom(...RULE_ACTIONS),
  rules: fc.array(anyRule, { maxLength: 8 }),
});
