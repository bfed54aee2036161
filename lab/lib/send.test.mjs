import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { closeConnections, send } from './send.mjs';

const TEXT = JSON.stringify({ data: 'Пополнение счёта' });
const PLAIN = Buffer.from(TEXT);

describe('an answer', () => {
  /** @type {import('node:http').RequestListener} */
  let answer;
  const server = createServer((request, response) => answer(request, response));
  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  after(() => {
    closeConnections();
    server.close();
  });

  const ask = (/** @type {typeof answer} */ how, request = {}) => {
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    answer = how;
    const url = `http://127.0.0.1:${address.port}/x//%zz?q=1`;
    return send({ method: 'GET', url, headers: {}, ...request });
  };
  const packed = (/** @type {string} */ encoding, /** @type {Buffer} */ bytes) =>
    ask((_request, response) => response.setHeader('content-encoding', encoding).end(bytes));

  for (const [encoding, bytes] of /** @type {const} */ ([
    ['br', brotliCompressSync(TEXT)],
    ['gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
  ])) {
    it(`is read when it came as ${encoding}`, async () => {
      const { status, text, unreadable, failure } = await packed(encoding, bytes);
      assert.deepEqual(
        { status, text, unreadable, failure },
        { status: 200, text: TEXT, unreadable: undefined, failure: undefined },
      );
    });
  }

  it('may be empty, whatever it says of itself', async () => {
    const { text, unreadable } = await packed('br', Buffer.alloc(0));
    assert.deepEqual([text, unreadable], ['', undefined]);
  });

  it('is unreadable in an encoding that nobody knows, and when it is not what it says', async () => {
    assert.deepEqual((await packed('zstd', PLAIN)).unreadable, 'unknown content-encoding zstd');
    assert.match((await packed('gzip', PLAIN)).unreadable ?? '', /^no gzip: /);
  });

  it('is asked for exactly as it is said, and has failed when it is cut', async () => {
    const echo = await ask(
      async ({ method, url, headers }, response) =>
        response.end(`${method} ${url} ${headers['content-length']}`),
      { method: 'DELETE', body: 'я' },
    );
    assert.equal(echo.text, 'DELETE /x//%zz?q=1 2');
    const cut = await ask((_request, response) => {
      response.write(TEXT);
      setImmediate(() => response.destroy());
    });
    assert.equal(cut.failure, 'aborted');
    const none = await ask((request) => request.socket.destroy());
    assert.deepEqual([none.status, none.failure], [0, 'socket hang up']);
  });

  it('that does not come has failed once patience is over', async () => {
    const { status, failure } = await ask(() => {}, { patienceMs: 1 });
    assert.deepEqual([status, failure], [0, 'no answer in 0.001 s']);
  });
});
