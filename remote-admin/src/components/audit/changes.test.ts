import { changesOf } from './changes.ts';

const kinds = (...states: Parameters<typeof changesOf>) =>
  changesOf(...states).map(({ field, kind }) => [field, kind]);

it('says of each field what became of it, what differs first', () => {
  expect(
    kinds(
      { name: 'А', tags: ['x'], same: { b: 1, a: [null] }, gone: 1 },
      { name: 'Б', tags: ['x', 'y'], same: { a: [null], b: 1 }, come: null },
    ),
  ).toEqual([
    ['name', 'changed'],
    ['tags', 'changed'],
    ['gone', 'removed'],
    ['come', 'added'],
    ['same', 'same'],
  ]);
});

it.each([
  ['another order of a list', [1, 2], [2, 1]],
  ['a list instead of an object', [], {}],
  ['a missing name', { a: undefined }, { b: undefined }],
  ['a text instead of a number', 1, '1'],
  ['nothing instead of an object', {}, null],
])('sees %s', (_what, before, after) => {
  expect(kinds({ field: before }, { field: after })).toEqual([['field', 'changed']]);
});

it('takes what begins for added, what ends for removed, and nothing for nothing', () => {
  expect(kinds(null, { a: 1 })).toEqual([['a', 'added']]);
  expect(kinds({ a: 1 }, null)).toEqual([['a', 'removed']]);
  expect(kinds(null, null)).toEqual([]);
});
