import { describe, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { buildCurrentUser, handle } from '../../testing/index.ts';
import { useUnsavedInput } from '../store/unsaved-input.ts';
import { loadCurrentUserAtom } from './load-current-user.ts';
import { accountAtom, hasLostRightAtom, permissionsAtom, updateUserAtom, userAtom } from './session-atoms.ts';
import { store, useSessionPage } from './session-fixtures.ts';

const { api, start } = useSessionPage();

const typeSomething = () =>
  renderHook(({ isTyped }) => useUnsavedInput(isTyped), { initialProps: { isTyped: true } });

async function loadAs(draft: Parameters<typeof buildCurrentUser>[0]) {
  api.use(handle('GET users/me', () => buildCurrentUser(draft)));
  await store.set(loadCurrentUserAtom, { force: true });
}

const rights = () => store.get(permissionsAtom);

describe('a right that is lost', () => {
  it('goes at once while nothing is typed', async () => {
    await start();
    await loadAs({ permissions: [] });
    expect(rights()).toEqual([]);
    expect(store.get(hasLostRightAtom)).toBe(false);
  });

  it('stays while something is typed, and goes with it', async () => {
    await start();
    const form = typeSomething();
    await loadAs({ permissions: ['role:manage'] });
    expect(rights()).toEqual(['user:manage']);
    expect(store.get(hasLostRightAtom)).toBe(true);
    store.set(updateUserAtom, { displayName: 'Пётр' });
    form.rerender({ isTyped: false });
    await waitFor(() => expect(rights()).toEqual(['role:manage']));
    expect(store.get(hasLostRightAtom)).toBe(false);
    expect(store.get(userAtom)?.displayName).toBe('Пётр');
  });

  it('is kept through every later answer, until it is given back', async () => {
    await start();
    typeSomething();
    await loadAs({ permissions: [] });
    await loadAs({ permissions: [] });
    expect(rights()).toEqual(['user:manage']);
    await loadAs({ permissions: ['user:manage', 'role:manage'] });
    expect(rights()).toEqual(['user:manage', 'role:manage']);
    expect(store.get(hasLostRightAtom)).toBe(false);
  });

  it('is also a place in a group that is lost while the role stays', async () => {
    await start();
    const group = { id: 'group-1', name: 'Семья', is_owner: true };
    await loadAs({ permissions: ['user:manage'], group });
    typeSomething();
    await loadAs({ permissions: ['user:manage'], group: { ...group, is_owner: false } });
    expect(store.get(userAtom)?.group?.isOwner).toBe(true);
    await loadAs({ permissions: ['user:manage'], group: null });
    expect(store.get(userAtom)?.group?.id).toBe('group-1');
  });

  it('keeps no sum that may no longer be seen', async () => {
    await start();
    typeSomething();
    api.use(handle('GET users/me', () => ({ ...buildCurrentUser({ permissions: [] }), balance: null })));
    await store.set(loadCurrentUserAtom, { force: true });
    expect(rights()).toEqual(['user:manage']);
    expect(store.get(accountAtom).balance).toBeNull();
  });

  it('is nothing to keep for another person', async () => {
    await start();
    typeSomething();
    await loadAs({ id: 'someone-else', permissions: [] });
    expect(rights()).toEqual([]);
  });
});
