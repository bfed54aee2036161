import fc from 'fast-check';
import { anyRule, rule } from './access-fixtures.ts';
import {
  evaluateModel,
  isDynamicPermission,
  isModelId,
  MODEL_ID_MAX_LENGTH,
  parseDynamicPermission,
  RULE_ACTIONS,
  serialiseRule,
} from './index.ts';

describe('parseDynamicPermission', () => {
  it('reads the all-rule', () => {
    expect(parseDynamicPermission('all:enable')).toEqual({ kind: 'all', action: 'enable' });
    expect(parseDynamicPermission('all:disable')).toEqual({ kind: 'all', action: 'disable' });
  });

  it.each([
    ['vendor:enable:acme', rule('vendor', 'enable', 'acme')],
    ['tag:disable:fast', rule('tag', 'disable', 'fast')],
    ['type:enable:image', rule('type', 'enable', 'image')],
    ['model:disable:m-1', rule('model', 'disable', 'm-1')],
    ['vendor:enable:', rule('vendor', 'enable', '')],
    ['vendor:enable:Ромашка и Ко', rule('vendor', 'enable', 'Ромашка и Ко')],
    ['vendor:enable:two\nlines', rule('vendor', 'enable', 'two\nlines')],
  ])('reads %j', (text, expected) => {
    expect(parseDynamicPermission(text)).toEqual({ kind: 'rule', rule: expected });
  });

  it('leaves colons in the value: only the first two separate', () => {
    expect(parseDynamicPermission('model:enable:acme:large:v2')).toEqual({
      kind: 'rule',
      rule: rule('model', 'enable', 'acme:large:v2'),
    });
    expect(parseDynamicPermission('model:enable::x')).toEqual({
      kind: 'rule',
      rule: rule('model', 'enable', ':x'),
    });
  });

  it.each([
    '',
    ':',
    '::',
    'all',
    'all:',
    'all:allow',
    'all:enable:',
    'all:enable:x',
    'vendor',
    'vendor:enable',
    'vendor:allow:acme',
    'vendor::acme',
    'Vendor:enable:acme',
    ' vendor:enable:acme',
    'owner:enable:acme',
    ':enable:acme',
    'toString:enable:acme',
    'user:manage',
    'company:view_payment_requests',
  ])('does not read %j', (text) => {
    expect(parseDynamicPermission(text)).toBeUndefined();
    expect(isDynamicPermission(text)).toBe(false);
  });

  it('gives back the rule that was serialised, whatever its value', () => {
    fc.assert(
      fc.property(anyRule, (each) => {
        expect(parseDynamicPermission(serialiseRule(each))).toEqual({ kind: 'rule', rule: each });
      }),
    );
  });

  it('gives back the text that was parsed, or refuses it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseDynamicPermission(text);
        if (parsed?.kind === 'rule') expect(serialiseRule(parsed.rule)).toBe(text);
      }),
    );
  });
});

describe('the id of a model', () => {
  it.each([
    'meta-llama/llama-3.3-70b',
    'llama3:8b',
    'Qwen2.5-72B',
    'gpt_4o',
    '@cf/meta/llama-3@v1',
    ':x',
    'a'.repeat(MODEL_ID_MAX_LENGTH),
  ])('may be %s', (id) => {
    expect(isModelId(id)).toBe(true);
  });

  it.each([
    '',
    '.gpt',
    '/gpt',
    'a..b',
    'a//b',
    'a b',
    'a%2Fb',
    'модель',
    'a\\b',
    'a?b',
    'a#b',
    'a\n',
    'a'.repeat(MODEL_ID_MAX_LENGTH + 1),
  ])('is never %j', (id) => {
    expect(isModelId(id)).toBe(false);
  });

  const modelId = fc.stringMatching(/^[A-Za-z0-9_:@-][A-Za-z0-9._/:@-]{0,60}$/).filter((id) => isModelId(id));

  it('goes through the text of a rule and back, colons and slashes included', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULE_ACTIONS), modelId, (action, id) => {
        const text = serialiseRule({ type: 'model', action, value: id });
        expect(text).toBe(`model:${action}:${id}`);
        expect(parseDynamicPermission(text)).toEqual({ kind: 'rule', rule: rule('model', action, id) });
      }),
    );
  });

  it('goes through an address and back', () => {
    fc.assert(
      fc.property(modelId, (id) => {
        const [segment = '', last] = `${encodeURIComponent(id)}/access`.split('/');
        expect([decodeURIComponent(segment), last]).toEqual([id, 'access']);
      }),
    );
  });

  it('is compared by a rule letter by letter', () => {
    const model = { id: 'Qwen2.5-72B', name: 'Qwen', developer: 'qwen', type: 'text', tags: [] };
    const opens = (value: string) =>
      evaluateModel({ all: 'disable', rules: [rule('model', 'enable', value)] }, model).hasAccess;
    expect([opens('Qwen2.5-72B'), opens('qwen2.5-72b')]).toEqual([true, false]);
  });
});
