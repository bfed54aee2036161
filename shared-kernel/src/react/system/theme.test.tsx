import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { http } from 'msw';
import {
  API,
  buildCurrentUser,
  failure,
  handle,
  sessionHandlers,
  signedInStore,
  signedOutStore,
  useApiServer,
} from '../../testing/index.ts';
import { updateUserAtom, userAtom } from '../session/session-atoms.ts';
import type { CabinetStore } from '../store/cabinet-store.ts';
import { COLOR_MODE_SCRIPT, COLOR_MODE_STORAGE_KEY } from './color-mode.ts';
import { startColorMode } from './start-color-mode.ts';
import { themeAtom, toggleThemeAtom } from './theme-atoms.ts';

const api = useApiServer(...sessionHandlers(buildCurrentUser()));
let stop = () => {};

function start(store: CabinetStore): CabinetStore {
  stop = startColorMode(store);
  return store;
}

function pageMode(): string {
  return document.documentElement.className;
}

beforeEach(() => {
  localStorage.removeItem(COLOR_MODE_STORAGE_KEY);
  document.documentElement.className = '';
});
afterEach(() => stop());

describe('the colour mode', () => {
  it('is light at first, whatever the system prefers', () => {
    start(signedOutStore());
    expect(pageMode()).toBe('light');
  });

  it('follows the setting of the user who arrives', () => {
    const store = start(signedInStore(buildCurrentUser()));
    const settings = store.get(userAtom)?.settings;
    if (settings === undefined) throw new Error('nobody is signed in');
    store.set(updateUserAtom, { settings: { ...settings, theme: 'dark' } });
    expect(pageMode()).toBe('dark');
  });

  it('is kept for the next page', async () => {
    const store = start(signedOutStore());
    await store.set(toggleThemeAtom);
    expect(localStorage.getItem(COLOR_MODE_STORAGE_KEY)).toBe('dark');
  });

  it('follows other tabs', () => {
    start(signedOutStore());
    window.dispatchEvent(new StorageEvent('storage', { key: COLOR_MODE_STORAGE_KEY, newValue: 'dark' }));
    expect(pageMode()).toBe('dark');
  });

  it('is drawn before the application by the script in the head', () => {
    localStorage.setItem(COLOR_MODE_STORAGE_KEY, 'dark');
    new Function(COLOR_MODE_SCRIPT)();
    expect(pageMode()).toBe('dark');
  });

  it('is drawn light by the script where nothing sensible is stored', () => {
    localStorage.setItem(COLOR_MODE_STORAGE_KEY, '<script>');
    new Function(COLOR_MODE_SCRIPT)();
    expect(pageMode()).toBe('light');
  });
});

describe('the switch', () => {
  it('applies at once and is saved', async () => {
    let body: unknown;
    api.use(
      handle('PATCH users/me/theme', async ({ request }) => {
        body = await request.json();
        return buildCurrentUser();
      }),
    );
    const store = start(signedInStore(buildCurrentUser()));
    const saving = store.set(toggleThemeAtom);
    expect(pageMode()).toBe('dark');
    await expect(saving).resolves.toBe('saved');
    expect(body).toEqual({ theme: 'dark' });
    expect(store.get(userAtom)?.settings.theme).toBe('dark');
  });

  it('goes back when saving fails', async () => {
    api.use(http.patch(`${API}/users/me/theme`, () => failure('SYS.001')));
    const store = start(signedInStore(buildCurrentUser()));
    await expect(store.set(toggleThemeAtom)).resolves.toBe('reverted');
    expect(pageMode()).toBe('light');
    expect(store.get(themeAtom)).toBe('light');
  });

  it('goes back and leaves it to the session to speak when that is over', async () => {
    api.use(http.patch(`${API}/users/me/theme`, () => failure('AUTH.002')));
    const store = start(signedInStore(buildCurrentUser()));
    await expect(store.set(toggleThemeAtom)).resolves.toBe('refused');
    expect(store.get(themeAtom)).toBe('light');
  });

  it('of several quick switches lets only the last failure count', async () => {
    api.use(http.patch(`${API}/users/me/theme`, () => failure('SYS.001'), { once: true }));
    const store = start(signedInStore(buildCurrentUser()));
    const outcomes = await Promise.all([
      store.set(toggleThemeAtom),
      store.set(toggleThemeAtom),
      store.set(toggleThemeAtom),
    ]);
    expect(outcomes[2]).toBe('saved');
    expect(pageMode()).toBe('dark');
  });

  it('asks no server while nobody is signed in', async () => {
    const store = start(signedOutStore());
    await expect(store.set(toggleThemeAtom)).resolves.toBe('local');
    expect(pageMode()).toBe('dark');
  });
});
