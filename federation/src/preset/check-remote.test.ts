import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aContract } from '../testing/builders.ts';
import { checkRemote } from './check-remote.mjs';

const GOOD_ROUTES = `export const routes = {
  orders: () => import('./screens/orders/orders-screen.tsx'),
  welcome: () => import('./screens/welcome/welcome-screen.tsx'),
};`;
const GOOD_MODALS = `export const modals = { 'edit-order': () => import('./modals/edit-order.tsx') };`;

let dir: string;

/** A package with one permission in place of the real one. */
const ACCESS = {
  'package.json': '{ "exports": { "./permissions": "./permissions/index.ts" } }',
  'permissions/index.ts': '',
  'permissions/permissions.ts': `export const PERMISSIONS = ['user:manage'] as const;`,
};

async function writeAccess() {
  const folder = path.join(dir, 'node_modules/@cabinet/access');
  await mkdir(path.join(folder, 'permissions'), { recursive: true });
  for (const [file, source] of Object.entries(ACCESS)) await writeFile(path.join(folder, file), source);
}

async function writeRemote({ contract = aContract(), routes = GOOD_ROUTES, modals = GOOD_MODALS } = {}) {
  await mkdir(path.join(dir, 'src'), { recursive: true });
  await writeFile(path.join(dir, 'remote.contract.ts'), `export default ${JSON.stringify(contract)};`);
  await writeFile(path.join(dir, 'src/routes.tsx'), routes);
  await writeFile(path.join(dir, 'src/modals.tsx'), modals);
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'remote-'));
  await writeAccess();
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('checkRemote', () => {
  it('reads the contract and the loaders of a remote in order', async () => {
    await writeRemote();
    const { contract, routes, modals } = await checkRemote(dir);
    expect(contract.name).toBe('orders');
    expect(routes.get('orders')).toBe('./screens/orders/orders-screen.tsx');
    expect(modals?.get('edit-order')).toBe('./modals/edit-order.tsx');
  });

  it('reads the calls of a file of their own, with values of other files', async () => {
    await writeRemote();
    await writeFile(path.join(dir, 'src/rows.ts'), `export const ROWS: number = 25;`);
    const ofCalls = path.join(dir, 'first-calls.contract.ts');
    const calls = 'export default { orders: [`orders?limit=${ROWS}`] };';
    await writeFile(ofCalls, `import { ROWS } from './src/rows.ts'; ${calls}`);
    const { contract } = await checkRemote(dir);
    expect(contract.routes.map(({ id, firstCalls }) => [id, firstCalls])).toEqual([
      ['orders', ['orders?limit=25']],
      ['welcome', undefined],
    ]);
    await writeFile(ofCalls, `export default { orders: ['/etc/passwd'] };`);
    await expect(checkRemote(dir)).rejects.toThrow('firstCalls');
  });

  it('fails when a promised route has no module', async () => {
    await writeRemote({ routes: `export const routes = { orders: () => import('./a.tsx') };` });
    await expect(checkRemote(dir)).rejects.toThrow(
      'the contract promises the route "welcome", the code has none',
    );
  });

  it('fails when a module is no promised route', async () => {
    await writeRemote({ routes: GOOD_ROUTES.replace('};', `secret: () => import('./s.tsx') };`) });
    await expect(checkRemote(dir)).rejects.toThrow(
      'the code has the route "secret", the contract does not promise it',
    );
  });

  it('fails when a promised modal has no module', async () => {
    await writeRemote({ modals: 'export const modals = {};' });
    await expect(checkRemote(dir)).rejects.toThrow('the contract promises the modal "edit-order"');
  });

  it('fails on a permission that is not in the list of the access package', async () => {
    const routes = [
      {
        id: 'orders',
        path: '/orders',
        title: 'Заказы',
        guard: { session: true as const, permission: 'moon:walk' },
      },
      { id: 'welcome', path: '/welcome', title: 'Начало', public: true as const },
    ];
    await writeRemote({ contract: aContract({ routes }) });
    await expect(checkRemote(dir)).rejects.toThrow('unknown permission "moon:walk"');
  });

  it('fails on a permission where nothing says which there are, and needs the list for nothing else', async () => {
    await rm(path.join(dir, 'node_modules'), { recursive: true });
    await writeRemote();
    await expect(checkRemote(dir)).rejects.toThrow("Cannot find module '@cabinet/access/permissions'");
    const routes = aContract().routes.map(({ id, path, title }) => ({
      id,
      path,
      title,
      public: true as const,
    }));
    await writeRemote({ contract: aContract({ routes }) });
    await expect(checkRemote(dir)).resolves.toMatchObject({ contract: { name: 'orders' } });
  });

  it('fails on loaders that are no plain lazy imports', async () => {
    await writeRemote({ routes: 'export const routes = { orders: make() };' });
    await expect(checkRemote(dir)).rejects.toThrow("is not () => import('…')");
  });

  it('names the field when the contract misfits the schema', async () => {
    await writeRemote({ contract: aContract({ version: 'one' }) });
    await expect(checkRemote(dir)).rejects.toThrow('contract.version is malformed');
  });
});
