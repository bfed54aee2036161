import { expect, it } from '@jest/globals';
import { onceEach } from './once-each.ts';

it('makes one thing of each object, however often it is asked, and another of its equal', () => {
  const make = onceEach((recipe: { readonly base: string }) => ({ made: recipe.base }));
  const recipe = { base: 'a' };
  expect(make(recipe)).toEqual({ made: 'a' });
  expect(make(recipe)).toBe(make(recipe));
  expect(make({ base: 'a' })).not.toBe(make(recipe));
  expect(make({ base: 'b' })).toEqual({ made: 'b' });
});
