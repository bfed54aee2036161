import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import { aContract, aRegistryRemote } from '../testing/builders.ts';
import { startGateway, type TestGateway } from '../testing/gateway.ts';
import type { Registry } from './registry.mjs';

// Each publishing is a process of its own.
jest.setTimeout(60_000);

const run = promisify(execFile);
const CLI = path.resolve('src/registry/publish-cli.mjs');

let server: TestGateway;
let dist: string;

beforeEach(async () => {
  server = await startGateway();
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
});
afterEach(async () => {
  await server.close();
  await rm(dist, { recursive: true, force: true });
});

async function publish(name: string, build: string) {
  const { base: _base, ...release } = aRegistryRemote({ name, build, contract: aContract({ name }) });
  await writeFile(path.join(dist, 'release.json'), JSON.stringify(release));
  await writeFile(path.join(dist, 'remoteEntry.js'), `// ${name} ${build}`);
  return run(process.execPath, [CLI, server.site, dist]);
}

async function live(): Promise<Record<string, string>> {
  const page = await (await fetch(server.url)).text();
  const inlined = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const { remotes }: Registry = JSON.parse(inlined);
  return Object.fromEntries(remotes.map(({ name, base }) => [name, base]));
}

describe('publishing one remote', () => {
  it('changes what the page of a running gateway names, and nothing else', async () => {
    await publish('orders', 'old1');
    await publish('reports', 'one1');
    expect(await live()).toEqual({ orders: '/mfe/orders/1.2.3-old1/', reports: '/mfe/reports/1.2.3-one1/' });

    const { stdout } = await publish('orders', 'new2');

    expect(stdout).toBe('orders 1.2.3-new2 is live at /mfe/orders/1.2.3-new2/\n');
    expect(await live()).toEqual({ orders: '/mfe/orders/1.2.3-new2/', reports: '/mfe/reports/1.2.3-one1/' });
    for (const build of ['old1', 'new2']) {
      const file = await fetch(`${server.url}/mfe/orders/1.2.3-${build}/remoteEntry.js`);
      expect(await file.text()).toBe(`// orders ${build}`);
    }
  });

  it('refuses a build whose contract does not fit, and leaves the live one', async () => {
    await publish('orders', 'old1');
    const before = await readFile(path.join(server.site, 'registry.json'), 'utf8');
    await expect(publish('orders', 'NEW')).rejects.toThrow(/remote\.build is malformed/);
    expect(await readFile(path.join(server.site, 'registry.json'), 'utf8')).toBe(before);
  });
});
