import fc from 'fast-check';
import { anyRule, rule } from './access-fixtures.ts';
import { isDynamicPermission, parseDynamicPermission, serialiseRule } from './index.ts';

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
