import { describe, expect, it } from '@jest/globals';
import { Type } from 'typebox';
import { MoneyField, nullable } from '#lib/fields.ts';
import { canonicalBody } from './canonical-body.ts';

const ORDER = Type.Object({
  lines: Type.Array(Type.Object({ amount: MoneyField, cap: nullable(MoneyField) })),
  reference: Type.String(),
});

const canonical = (text: string) => canonicalBody(JSON.parse(text), ORDER);

describe('the one form of a body', () => {
  it('knows no order of keys and no zeros around an amount, however deep', () => {
    const one = '{"lines":[{"amount":"500","cap":"0.50"},{"amount":"1","cap":null}],"reference":"7"}';
    const other =
      '{"reference":"7","lines":[{"cap":"0.5","amount":"0500.00"},{"cap":null,"amount":"1.0000000000"}]}';
    expect(canonical(other)).toBe(canonical(one));
  });

  it.each([
    ['another amount', '{"lines":[{"amount":"500.0000000001","cap":null}],"reference":"7"}'],
    ['a text that only looks like an amount', '{"lines":[{"amount":"500","cap":null}],"reference":"7.0"}'],
    ['null instead of nothing', '{"lines":[{"amount":"500"}],"reference":"7"}'],
  ])('tells %s apart', (_what, other) => {
    expect(canonical(other)).not.toBe(canonical('{"lines":[{"amount":"500","cap":null}],"reference":"7"}'));
  });

  it('distinguishes two orders of a list', () => {
    expect(canonicalBody([1, 2])).not.toBe(canonicalBody([2, 1]));
  });

  it('takes no body for null', () => expect(canonicalBody(undefined)).toBe('null'));
});
