import { satisfies } from './range.mjs';

describe('satisfies', () => {
  it.each([
    ['1.4.0', '>=1.4 <2', true],
    ['1.9.9', '>=1.4 <2', true],
    ['2.0.0', '>=1.4 <2', false],
    ['1.3.9', '>=1.4 <2', false],
    ['1.10.0', '>1.9.0', true],
    ['1.0.0', '<=1', true],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '=1.0.0', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it.each(['', 'latest', '^1.0.0', '>=1.x', '>='])('refuses the malformed range "%s"', (range) => {
    expect(satisfies('1.0.0', range)).toBe(false);
  });

  it('refuses a malformed version', () => {
    expect(satisfies('1.0.0-beta', '>=1')).toBe(false);
  });
});
