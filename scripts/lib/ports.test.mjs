import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
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
      const near = await portNear(port, [port + 1]);
      assert.notEqual(near, port);
      assert.notEqual(near, port + 1);
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

it('finds a free port', async () => assert.equal(await checkPort(await freePort()), 'free'));

it('writes the variable as the shell of the system wants it', () => {
  assert.equal(withVariable('PORT', 4000, 'npm start', false), 'PORT=4000 npm start');
  assert.equal(withVariable('PORT', 4000, 'npm start', true), 'set PORT=4000&& npm start');
});
