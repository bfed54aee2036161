import { afterEach, describe, expect, it } from '@jest/globals';
import { http } from 'msw';
import { API, failure, success, useApiServer } from '../../testing/index.ts';
import { askIdentityBy } from './confirm-identity.ts';
import { beginGeneration } from './http-events.ts';
import { get, post } from './methods.ts';
import { request } from './request.ts';
import { uploadFile } from './upload-file.ts';

const api = useApiServer();
const REFUSED = { status: 403, code: 'AUTH.010', methods: ['passkey', 'totp'] };

/** An API that refuses until somebody has proved who they are, and keeps what came. */
function guard(path = 'admin/users/bulk') {
  const came: { readonly key: string | null; readonly body: string }[] = [];
  const state = { isOpen: false };
  api.use(
    http.all(`${API}/${path}`, async ({ request: sent }) => {
      came.push({ key: sent.headers.get('Idempotency-Key'), body: await sent.text() });
      return state.isOpen
        ? success({ done: came.length })
        : failure('AUTH.010', { methods: REFUSED.methods });
    }),
  );
  return { came, state };
}

let stop: () => void = () => undefined;
afterEach(() => stop());

const write = (key = 'key-1') =>
  request({ method: 'POST', address: 'admin/users/bulk', body: { ids: ['a'] }, idempotencyKey: key });

describe('a write that is refused until the person proves who they are', () => {
  it('is made once more, with the same body and the same key', async () => {
    const { came, state } = guard();
    const asked: unknown[] = [];
    stop = askIdentityBy(async (methods) => {
      asked.push(methods);
      state.isOpen = true;
      return true;
    });
    await expect(write()).resolves.toEqual({ done: 2 });
    expect(asked).toEqual([['passkey', 'totp']]);
    expect(came).toEqual([
      { key: 'key-1', body: '{"ids":["a"]}' },
      { key: 'key-1', body: '{"ids":["a"]}' },
    ]);
  });

  it('shares its question with all that are refused at a time, and the next one has its own', async () => {
    const { state } = guard();
    let asked = 0;
    let answer: (isConfirmed: boolean) => void = () => undefined;
    stop = askIdentityBy(() => {
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const calls = Promise.all([write('one'), write('two'), write('three')]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    state.isOpen = true;
    answer(true);
    await expect(calls).resolves.toHaveLength(3);
    expect(asked).toBe(1);
    state.isOpen = false;
    const next = write();
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer(false);
    await expect(next).rejects.toMatchObject(REFUSED);
    expect(asked).toBe(2);
  });

  it('fails as it was refused where the person closes the question, and where nobody asks', async () => {
    const { came } = guard();
    stop = askIdentityBy(async () => false);
    await expect(write()).rejects.toMatchObject(REFUSED);
    stop();
    await expect(write()).rejects.toMatchObject(REFUSED);
    expect(came).toHaveLength(2);
  });

  it('is asked about again when the proof did not help, and waits for ever meanwhile', async () => {
    const { state } = guard();
    let asked = 0;
    stop = askIdentityBy(async () => {
      asked += 1;
      // Longer than the call's own time.
      await new Promise((resolve) => setTimeout(resolve, 300));
      state.isOpen = asked === 2;
      return true;
    });
    await expect(
      post('admin/users/bulk', { body: { action: 'activate', ids: [], expectedCount: 0 }, timeoutMs: 200 }),
    ).resolves.toEqual({ done: 3 });
    expect(asked).toBe(2);
  });

  it('is not repeated for somebody else who has signed in meanwhile', async () => {
    const { came, state } = guard();
    stop = askIdentityBy(async () => {
      beginGeneration();
      state.isOpen = true;
      return true;
    });
    await expect(write()).rejects.toMatchObject(REFUSED);
    expect(came).toHaveLength(1);
  });

  it('may be a file', async () => {
    const { state } = guard('admin/bank-statements');
    stop = askIdentityBy(async () => {
      state.isOpen = true;
      return true;
    });
    const sent = uploadFile('admin/bank-statements', {
      file: new File(['1C'], 'kl.txt'),
      query: { fileName: 'kl.txt' },
    });
    await expect(sent).resolves.toEqual({ done: 2 });
  });
});

it('a read never asks', async () => {
  guard('models');
  let asked = 0;
  stop = askIdentityBy(async () => {
    asked += 1;
    return true;
  });
  await expect(get('models')).rejects.toMatchObject(REFUSED);
  expect(asked).toBe(0);
});
