import { describe, expect, it } from '@jest/globals';
import { amounts, id, oneOf, period, setOf, text } from './filters.ts';

const UUID = '01900000-0000-7000-8000-000000000001';

describe('a filter', () => {
  it('narrows the rows where it names a column, and waits as a value where it names none', () => {
    expect(id('r.user_id').read({ user_id: UUID }, 'user_id').conditions).toHaveLength(1);
    expect(id().read({ user_id: UUID }, 'user_id')).toEqual({ value: UUID, conditions: [] });
    expect(setOf(['a', 'b'], 'r.kind').read({ kind: 'a,b' }, 'kind')).toMatchObject({ value: ['a', 'b'] });
  });

  it('is not there where the address says nothing, or an empty text', () => {
    const nothing = { value: undefined, conditions: [] };
    expect(setOf(['a'], 'r.kind').read({ kind: '' }, 'kind')).toEqual(nothing);
    expect(oneOf(['a'], 'a', 'r.kind').read({}, 'kind')).toEqual(nothing);
    expect(text(10, 'r.name').read({ name: '' }, 'name')).toEqual(nothing);
    expect(period('r.at').read({}, 'at')).toEqual(nothing);
    expect(amounts('balance').read({}, 'at')).toEqual(nothing);
  });

  it('is a range under names of its own, and blames the first of them', () => {
    const signedIn = period('u.at', 'signed_in');
    expect(Object.keys(signedIn.fields('any'))).toEqual(['signed_in_from', 'signed_in_to']);
    const asked = { signed_in_from: '2026-02-01', signed_in_to: '2026-02-28' };
    expect(signedIn.read(asked, 'any').conditions).toHaveLength(2);
    const reversed = { signed_in_from: '2026-03-01', signed_in_to: '2026-02-28' };
    expect(() => signedIn.read(reversed, 'any')).toThrow(
      expect.objectContaining({ facts: { fields: { signed_in_from: 'Начало периода позже его конца' } } }),
    );
    const balance = { balance_from: '2', balance_to: '1.5' };
    expect(() => amounts('balance').read(balance, 'any')).toThrow(
      expect.objectContaining({ facts: { fields: { balance_from: 'Сумма «от» больше суммы «до»' } } }),
    );
  });
});
