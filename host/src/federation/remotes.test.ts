import { aContract, aRegistryRemote } from '@cabinet/federation/testing';
import { jest } from '@jest/globals';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { findRemote, initRemotes, integrityOfUrl } from './remotes.ts';

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

describe('the copy of the registry in the page', () => {
  it.each([
    ['no contract', { name: 'torn' }],
    [
      'routes that are none',
      { ...aRegistryRemote(), name: 'torn', contract: { ...aContract(), routes: [null] } },
    ],
  ])('is checked field by field when a remote of it has %s, and the others stay', async (_what, torn) => {
    const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await offerRemotes({});
    const block = document.getElementById('registry');
    if (block === null) throw new Error('The page has no registry');
    const registry = JSON.parse(block.textContent);
    block.textContent = JSON.stringify({ ...registry, remotes: [torn, ...registry.remotes] });
    await initRemotes();
    expect(findRemote('torn')).toBeUndefined();
    expect(findRemote(aContract().name)).toBeDefined();
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Remote torn is set aside'));
    told.mockRestore();
  });
});
