import { aContract, aRegistryRemote } from '@cabinet/federation/testing';
import { decideAccess } from '@cabinet/kernel/guards';
import { buildCurrentUser, received } from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { offerRemotes } from '../testing/offer-remotes.ts';
import { initRemotes, offeredRemote, offeredRoutes } from './remotes.ts';

describe('a permission that nobody has heard of', () => {
  it('closes its route to everybody, and never leaves the route with a session alone', async () => {
    const guard = { session: true as const, permission: 'moon:walk' };
    await offerRemotes({ routes: [{ id: 'moon', path: '/moon', title: 'Луна', guard }] });
    const [route = {}] = offeredRoutes();
    expect(route).toMatchObject({ path: '/moon', guard });
    const user = received(buildCurrentUser({ permissions: ['user:manage', 'permission:manage'] }).user);
    const flags = { isUserLoading: false, isUserLoaded: true, isRateLimited: false, hasNoAuthCookies: false };
    expect(decideAccess(route, { user, error: null, ...flags })).toEqual({ kind: 'home' });
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
    expect(offeredRemote('torn')).toBeUndefined();
    expect(offeredRemote(aContract().name)).toBeDefined();
    expect(told).toHaveBeenCalledWith(expect.stringContaining('Remote torn is set aside'));
    told.mockRestore();
  });
});
