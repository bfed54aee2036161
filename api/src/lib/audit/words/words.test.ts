import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { READINGS } from '../readings.ts';
import { actionText, isKnownAction } from './actions.ts';
import { entityText, entityTypeOf } from './entities.ts';
import { isKnownField } from './fields.ts';

const FUNCTIONS = new URL('../../../db/functions/', import.meta.url);
const RECORD = /audit_record\([^;]*?'([a-z_]+\.[a-z_]+)', '\w+', [^,]+,([^;]*);/g;

/** What the functions of the database write: the compiler sees only what TypeScript writes. */
const written = readdirSync(FUNCTIONS).flatMap((file) =>
  [...readFileSync(new URL(file, FUNCTIONS), 'utf8').matchAll(RECORD)].map(
    ([, action = '', states = '']) => ({
      action,
      fields: [...states.matchAll(/jsonb_build_object\('(\w+)'|, '(\w+)', p_/g)].map(
        ([, first, next]) => first ?? next ?? '',
      ),
    }),
  ),
);

it('has words for what functions of the database write', () => {
  expect(written).toEqual([
    { action: 'payer.credit_limit', fields: ['credit_limit', 'credit_limit', 'reason', 'proposal_id'] },
  ]);
  expect(written.filter(({ action }) => !isKnownAction(action))).toEqual([]);
  expect(written.flatMap(({ fields }) => fields).filter((field) => !isKnownField(field))).toEqual([]);
});

it('has words for every reading and what it is of', () => {
  for (const action of Object.keys(READINGS)) {
    expect(actionText(action)).toMatch(/^[А-Я]/);
    expect(entityText(action.split('.')[0] ?? '')).toMatch(/^[А-Я]/);
  }
});

it('shows the code of what another release has written', () => {
  expect(actionText('gift.give')).toBe('gift.give');
  expect(entityText('gift')).toBe('gift');
  expect(isKnownField('spent_30d')).toBe(false);
  expect(actionText('fund_proposal.create')).toBe('Деньги или лимит предложены второму человеку');
  expect(() => entityTypeOf('auth.sign_in')).toThrow('auth.sign_in');
});
