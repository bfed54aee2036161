import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { closed } from '../../scripts/lib/closed.mjs';
import { createCutProxy } from './cut-proxy.mjs';

/** Answers every piece with itself, and remembers what it got. */
const heard = { text: '' };
const echo = createServer((socket) => {
  socket.on('data', (piece) => {
    heard.text += String(piece);
    socket.write(piece);
  });
  socket.on('error', () => undefined);
});

describe('a wire that can be cut', () => {
  /** @type {import('./cut-proxy.mjs').CutProxy} */
  let proxy;
  before(async () => {
    echo.listen(0, '127.0.0.1');
    await once(echo, 'listening');
    const address = echo.address();
    proxy = await createCutProxy(typeof address === 'object' && address ? address.port : 0);
  });
  after(async () => {
    await proxy.close();
    echo.close();
  });

  /** What came back until the connection ended, after so many bytes or by a cut. */
  async function say(/** @type {string} */ text) {
    heard.text = '';
    const socket = connect(proxy.port, '127.0.0.1');
    let back = '';
    socket.on('data', (piece) => {
      back += String(piece);
      if (back.length >= text.length) socket.end();
    });
    socket.write(text);
    await closed(socket);
    return back;
  }

  it('passes everything on, both ways', async () => {
    assert.equal(await say('hello'), 'hello');
    assert.equal(proxy.cuts(), 0);
  });

  it('cuts a request in its middle, once', async () => {
    proxy.cutNext('request', 2);
    const back = await say('hello');
    assert.ok('he'.startsWith(back));
    assert.ok('he'.startsWith(heard.text));
    assert.equal(proxy.cuts(), 1);
    assert.equal(await say('hello'), 'hello');
  });

  it('cuts an answer after the whole request has arrived', async () => {
    proxy.cutNext('answer', 3);
    assert.ok('hel'.startsWith(await say('hello')));
    assert.equal(heard.text, 'hello');
  });

  it('cuts whatever is open', async () => {
    const socket = connect(proxy.port, '127.0.0.1');
    const isClosed = closed(socket);
    socket.write('hello');
    await once(socket, 'data');
    assert.equal(proxy.cutAll(), 1);
    await isClosed;
  });
});
