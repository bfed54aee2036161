import fc from 'fast-check';
import { anyAccess, models } from './access-fixtures.ts';
import { diffModelAccess, parseModelAccess } from './index.ts';

describe('diffModelAccess', () => {
  it('lists what a change opens and closes', () => {
    const before = parseModelAccess(['all:disable', 'vendor:enable:acme']);
    const after = parseModelAccess(['all:enable', 'tag:disable:fast']);
    expect(diffModelAccess(before, after, models)).toEqual({ gained: ['m-brush'], lost: ['m-small'] });
  });

  it('is empty for no change and mirrors itself when the change is undone', () => {
    fc.assert(
      fc.property(anyAccess, anyAccess, (before, after) => {
        expect(diffModelAccess(before, before, models)).toEqual({ gained: [], lost: [] });
        const { gained, lost } = diffModelAccess(before, after, models);
        expect(diffModelAccess(after, before, models)).toEqual({ gained: lost, lost: gained });
      }),
    );
  });
});
