import { SEARCH_RULE } from '@cabinet/kernel/testing';
import { readThings } from './read-things.ts';

const KIND = {
  id: 'm',
  title: 'Модели',
  typed: 'модель',
  order: 1,
  call: 'models',
  items: 'models',
  label: ['name'],
  opens: '/account',
  address: 'models',
  all: undefined,
  isWhole: true,
} as const;

it('looks through a whole list by the one rule of search', () => {
  for (const [typed, found] of SEARCH_RULE.filter(([text]) => text.trim() !== ''))
    for (const name of found)
      expect([typed, readThings({ models: [{ name }] }, { ...KIND, label: ['name'] }, typed).total]).toEqual([
        typed,
        1,
      ]);
});
