import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { claimPort } from './port-claims.mjs';
import { checkPort, freePort, parsePort, portNear, requirePort, withVariable } from './ports.mjs';

describe('parsePort', () => {
  it('takes the fallback where nothing is set', () => {
    assert.equal(parsePort(undefined, 3000), 3000);
    assert.equal(parsePort(' ', 3000), 3000);
  });

  it('reads a number', () => assert.equal(parsePort(' 4000 ', 3000), 4000));

  for (const text of ['abc', '0', '70000', '-1', '3000.5', '0x10', '1e3']) {
    it(`refuses ${text} and names the variable`, () => {
      assert.throws(() => parsePort(text, 3000, 'API_PORT'), /API_PORT=.*is not a port/);
    });
  }
});

for (const host of ['127.0.0.1', '0.0.0.0']) {
  describe(`a server on ${host}`, () => {
    const server = createServer();
    let port = 0;
    before(async () => {
      await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
      const address = server.address();
      port = typeof address === 'object' && address ? address.port : 0;
    });
    after(() => server.close());

    it('makes its port busy', async () => assert.equal(await checkPort(port), 'busy'));

    it('is named, with the way out', async () => {
      await assert.rejects(requirePort(port, { name: 'PORT', command: 'npm start' }), (error) => {
        assert.ok(error instanceof Error);
        assert.match(error.message, new RegExp(`Port ${port} is busy`));
        assert.match(error.message, /PORT=\d+.*npm start/);
        return true;
      });
    });

    it('is passed over when a port near it is wanted', async () => {
      const near = await portNear(port);
      assert.notEqual(near, port);
      assert.equal(await checkPort(near), 'free');
    });
  });
}

it('refuses the port of the gateway for the API, with the way out', async () => {
  const port = await freePort();
  await assert.rejects(
    requirePort(port, { name: 'API_PORT', command: 'npm start', taken: [port] }),
    /cannot be used twice.*API_PORT=\d+.*npm start/,
  );
});

describe('two copies that start together', () => {
  const ports = new URL('./ports.mjs', import.meta.url).href;

  it('take two ports, although nobody listens on either yet', async () => {
    const wanted = await freePort();
    const ask = `import { portNear } from ${JSON.stringify(ports)};
      console.log(await portNear(${wanted}));
      process.stdin.resume();`;
    const copies = [1, 2].map(() =>
      spawn(process.execPath, ['--input-type=module', '--eval', ask], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    const chosen = await Promise.all(
      copies.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])),
    );
    for (const { stdin } of copies) stdin.end();
    assert.notEqual(chosen[0], chosen[1]);
  });

  it('are told so where both name the same', async () => {
    const port = await freePort();
    await requirePort(port, { name: 'PORT', command: 'npm start' });
    await assert.rejects(requirePort(port, { name: 'PORT', command: 'npm start' }), /is busy/);
  });

  it('keep a port where the system leaves a file behind, and a killed one keeps none', async (test) => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'cabinet-'));
    test.after(() => {
      rmSync(String(process.env.TMPDIR), { recursive: true });
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    });
    const port = await freePort();
    assert.equal(await claimPort(port, 'darwin'), true);
    assert.equal(await claimPort(port, 'darwin'), false);
    const claims = new URL('./port-claims.mjs', import.meta.url).href;
    const left = await freePort();
    const die = `import { claimPort } from ${JSON.stringify(claims)};
      await claimPort(${left}, 'darwin');
      process.kill(process.pid, 'SIGKILL');`;
    await once(spawn(process.execPath, ['--input-type=module', '--eval', die]), 'exit');
    assert.equal(await claimPort(left, 'darwin'), true);
  });
});

it('finds a free port', async () => assert.equal(await checkPort(await freePort()), 'free'));

it('writes the variable as the shell of the system wants it', () => {
  assert.equal(withVariable('PORT', 4000, 'npm start', false), 'PORT=4000 npm start');
  assert.equal(withVariable('PORT', 4000, 'npm start', true), 'set PORT=4000&& npm start');
});
