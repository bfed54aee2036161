import { type ModelRule, RULE_ACTIONS, RULE_TYPES, serialiseRule } from '@cabinet/kernel/core/model-access';
import fc from 'fast-check';
import { type Choices, type MergeableRole, mergeRoles } from './merge-roles.ts';

const PERMISSIONS = ['user:manage', 'role:manage', 'group:view_transactions', 'report:read'];

const anyRule: fc.Arbitrary<ModelRule> = fc.record({
  type: fc.constantFrom(...RULE_TYPES),
  action: fc.constantFrom(...RULE_ACTIONS),
  value: fc.constantFrom('a', 'b', 'c', ''),
});

const anyRole: fc.Arbitrary<MergeableRole> = fc.record({
  name: fc.constantFrom('Роль', 'Партнёр', 'Гость'),
  description: fc.constantFrom('', 'Описание'),
  granted: fc.uniqueArray(fc.constantFrom(...PERMISSIONS)),
  all: fc.constantFrom(...RULE_ACTIONS),
  rules: fc.array(anyRule, { maxLength: 7 }),
});

const targets = ({ rules }: MergeableRole) => rules.map(({ type, value }) => `${type}:${value}`);
const countOf = <Item>(items: readonly Item[], item: Item) => items.filter((each) => each === item).length;

const role = (draft: Partial<MergeableRole> = {}): MergeableRole => ({
  name: 'Партнёр',
  description: '',
  granted: [],
  all: 'disable',
  rules: [],
  ...draft,
});

const rules = (...texts: readonly string[]): ModelRule[] =>
  texts.map((text) => ({
    type: 'vendor',
    action: text.startsWith('-') ? 'disable' : 'enable',
    value: text.replace('-', ''),
  }));

const written = ({ rules: list }: MergeableRole) =>
  list.map(({ action, value }) => (action === 'disable' ? `-${value}` : value)).join(' ');

function mergeRules(base: string, theirs: string, mine: string, choices: Choices = {}) {
  const of = (text: string) => role({ rules: rules(...text.split(' ').filter(Boolean)) });
  const merge = mergeRoles({ base: of(base), theirs: of(theirs), mine: of(mine) }, choices);
  return {
    result: written(merge.result),
    conflicts: merge.rows.filter(({ isConflict }) => isConflict).map(({ id }) => id),
  };
}

describe('any three versions of a role', () => {
  it('give mine when they changed nothing', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (base, mine) => {
        const { result, rows } = mergeRoles({ base, theirs: base, mine });
        expect(result).toEqual(mine);
        expect(rows.every(({ isConflict, changedBy }) => !isConflict && changedBy === 'mine')).toBe(true);
      }),
    );
  });

  it('give theirs when I changed nothing', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (base, theirs) => {
        const { result, rows } = mergeRoles({ base, theirs, mine: base });
        expect({ ...result, granted: [...result.granted].sort() }).toEqual({
          ...theirs,
          granted: [...theirs.granted].sort(),
        });
        expect(rows.every(({ isConflict, changedBy }) => !isConflict && changedBy === 'theirs')).toBe(true);
      }),
    );
  });

  it('hold no conflict when both sides are the same', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (base, both) => {
        const { result, rows } = mergeRoles({ base, theirs: both, mine: both });
        expect(result).toEqual(both);
        expect(rows.every(({ isConflict, changedBy }) => !isConflict && changedBy === 'both')).toBe(true);
      }),
    );
  });

  it('lose nothing that one side added', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyRole, (base, theirs, mine) => {
        const { result } = mergeRoles({ base, theirs, mine });
        for (const side of [theirs, mine]) {
          for (const permission of side.granted)
            if (!base.granted.includes(permission)) expect(result.granted).toContain(permission);
          for (const target of targets(side)) {
            // The other side may have removed what was there before, and that removal counts.
            const added = countOf(targets(side), target) - countOf(targets(base), target);
            expect(countOf(targets(result), target)).toBeGreaterThanOrEqual(added);
          }
        }
      }),
    );
  });

  it('invent nothing, and give each rule once', () => {
    fc.assert(
      fc.property(anyRole, anyRole, anyRole, (base, theirs, mine) => {
        const { result } = mergeRoles({ base, theirs, mine });
        for (const target of targets(result))
          expect(countOf(targets(result), target)).toBeLessThanOrEqual(
            Math.max(countOf(targets(theirs), target), countOf(targets(mine), target)),
          );
      }),
    );
  });

  it('give one side whole when every row is chosen from it', () => {
    fc.assert(
      fc.property(
        anyRole,
        anyRole,
        anyRole,
        fc.constantFrom('theirs', 'mine'),
        (base, theirs, mine, side) => {
          const { rows } = mergeRoles({ base, theirs, mine });
          const choices = Object.fromEntries(rows.map(({ id }) => [id, side]));
          const { result } = mergeRoles({ base, theirs, mine }, choices);
          const wanted = side === 'theirs' ? theirs : mine;
          expect(result.rules.map(serialiseRule)).toEqual(wanted.rules.map(serialiseRule));
          expect([...result.granted].sort()).toEqual([...wanted.granted].sort());
          expect([result.name, result.description, result.all]).toEqual([
            wanted.name,
            wanted.description,
            wanted.all,
          ]);
        },
      ),
    );
  });
});

describe('ordered rules', () => {
  it.each([
    ['both add, each at its place', 'a b', 'x a b', 'a y b', 'x a y b'],
    ['both add at one place: theirs, then mine, which decides', 'a b', 'a x b', 'a y b', 'a x y b'],
    ['both add the same rule', 'a', 'a x', 'x a', 'x a'],
    ['a removal beats what was left as it was', 'a b c', 'a c', 'a b c d', 'a c d'],
    ['one moves, the other adds', 'a b c', 'c a b', 'a b c d', 'c d a b'],
    ['one moves, the other removes', 'a b c', 'c b a', 'a c', 'c a'],
    ['one changes an action, the other moves', 'a b', '-a b', 'b a', 'b -a'],
  ])('%s', (_title, base, theirs, mine, result) => {
    expect(mergeRules(base, theirs, mine).result).toBe(result);
  });

  it('are mine until somebody chooses, where both have moved them', () => {
    expect(mergeRules('a b c', 'b a c', 'a c b')).toEqual({ result: 'a c b', conflicts: ['order'] });
    expect(mergeRules('a b c', 'b a c x', 'a c b', { order: 'theirs' }).result).toBe('b a c x');
  });

  it('conflict when one side removes what the other has changed', () => {
    expect(mergeRules('a b', 'b', '-a b')).toEqual({ result: '-a b', conflicts: ['rule:vendor:a#0'] });
    expect(mergeRules('a b', 'b', '-a b', { 'rule:vendor:a#0': 'theirs' }).result).toBe('b');
    expect(mergeRules('a b', '-a b', 'b')).toEqual({ result: 'b', conflicts: ['rule:vendor:a#0'] });
  });

  it('conflict when both add a rule about the same, each with another action', () => {
    expect(mergeRules('', 'a', '-a')).toEqual({ result: '-a', conflicts: ['rule:vendor:a#0'] });
  });
});

describe('name and description', () => {
  it('conflict when both have changed them, each otherwise', () => {
    const sides = { base: role(), theirs: role({ name: 'Их' }), mine: role({ name: 'Моё' }) };
    expect(mergeRoles(sides).result.name).toBe('Моё');
    expect(mergeRoles(sides).rows).toEqual([
      {
        id: 'name',
        kind: 'name',
        changedBy: 'both',
        isConflict: true,
        chosen: 'mine',
        theirs: 'Их',
        mine: 'Моё',
      },
    ]);
    expect(mergeRoles(sides, { name: 'theirs' }).result.name).toBe('Их');
  });
});
