import { aContract, aRegistryRemote } from '@cabinet/federation/testing';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { findRemote, integrityOfUrl } from './remotes.ts';

describe('integrityOfUrl', () => {
  beforeEach(() => offerRemotes({}));

  const { base, entry, integrity } = aRegistryRemote({ contract: aContract({}) });

  it('knows the files that the registry lists', () => {
    expect(findRemote(aContract({}).name)).toBeDefined();
    expect(integrityOfUrl(`${base}${entry}`)).toBe(integrity[entry]);
  });

  it.each([
    ['a file that is not listed', `${base}elsewhere.js`],
    ['a listed name in another folder', `/mfe/${entry}`],
    ['a listed path at another origin', `https://evil.example${base}${entry}`],
    ['a name that every object knows', `${base}constructor`],
    ['a path that climbs out', `${base}../${entry}`],
  ])('refuses %s', (_what, url) => {
    expect(integrityOfUrl(url)).toBeUndefined();
  });
});
