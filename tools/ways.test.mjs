import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { checkRemote } from '../federation/src/preset/check-remote.mjs';
import { readText } from './product-citations.mjs';

// A screen that only its address opens is a screen that nobody finds (product §2.5). Whoever adds one gives it a line of the
// menu, or a link on a screen that has one and names the place here.

const ROOT = join(import.meta.dirname, '..');

/** Screens without a line: the file that leads there, and the address as that file writes it. */
const LINKED = {
  '/': ['host/src/shell/sidebar.tsx', 'paths.home'],
  '/account/security': ['remote-account/src/screens/account/security-section.tsx', 'paths.accountSecurity'],
  '/company/create': ['remote-account/src/screens/account/belonging-section.tsx', 'elsewhere.companyCreate'],
  '/rate-corrections/create': [
    'remote-admin/src/screens/rate-corrections/rate-corrections-screen.tsx',
    'paths.rateCorrectionsCreate',
  ],
  '/roles/create': ['remote-roles/src/screens/roles/roles-screen.tsx', 'paths.rolesCreate'],
  '/roles/compare': ['remote-roles/src/screens/roles/roles-screen.tsx', 'paths.rolesCompare'],
  '/model-settings/create': [
    'remote-roles/src/screens/model-settings/model-settings-screen.tsx',
    'paths.modelSettingsCreate',
  ],
  '/company/roles/create': [
    'remote-roles/src/screens/company-roles/company-roles-screen.tsx',
    'paths.companyRolesCreate',
  ],
};

const remotes = await Promise.all(
  readdirSync(ROOT)
    .filter((name) => name.startsWith('remote-'))
    .map(async (name) => (await checkRemote(join(ROOT, name))).contract),
);
const screens = remotes
  .flatMap(({ routes }) => routes)
  .filter((route) => route.public === undefined && !route.path.includes(':'))
  .map(({ path }) => path);
const lines = new Set(remotes.flatMap(({ menu }) => menu.map(({ path }) => path)));

it('each screen has a line of the menu, or a link on another screen', () => {
  assert.ok(screens.length > 25);
  assert.deepEqual(
    screens.filter((path) => !lines.has(path) && !(path in LINKED)),
    [],
  );
});

it('each link that is named here is where it is said to be, of a screen without a line', () => {
  for (const [path, [file = '', address = '']] of Object.entries(LINKED)) {
    assert.ok(screens.includes(path), `${path} is no screen`);
    assert.ok(!lines.has(path), `${path} has a line of the menu`);
    assert.ok(readText(join(ROOT, file)).includes(address), `${file} does not lead to ${address}`);
  }
});

it('the palette has a word of its own for no screen that everybody who may open it finds in the menu', () => {
  const always = new Set(
    remotes.flatMap(({ menu }) =>
      menu.filter(({ when, section }) => when === undefined && section !== 'person').map(({ path }) => path),
    ),
  );
  const routes = remotes.flatMap((remote) => remote.routes);
  assert.deepEqual(
    routes.filter((route) => route.command !== undefined && always.has(route.path)).map(({ path }) => path),
    [],
  );
});
