import { describe, expect, it } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { API, failure, success } from '../../testing/index.ts';
import { get, post } from '../http/methods.ts';
import { isReadOnlyAtom } from './session-atoms.ts';
import { ME, store, useSessionPage } from './session-fixtures.ts';

const { api, start } = useSessionPage();

/** The answer of an API that can only read at the moment. */
function readOnly(answer: Response): Response {
  answer.headers.set('X-Cabinet-Read-Only', '1');
  return answer;
}

const answerNext = (answer: Response) => api.use(http.get(`${API}/models`, () => answer, { once: true }));
const isReadOnly = () => store.get(isReadOnlyAtom);

async function startReadOnly(): Promise<void> {
  await start();
  answerNext(readOnly(success({ models: [] })));
  await get('models');
  expect(isReadOnly()).toBe(true);
}

describe('an API that can only read', () => {
  it('is told by the header of an answer, and over with one that lacks it', async () => {
    await startReadOnly();
    answerNext(success({ models: [] }));
    await get('models');
    expect(isReadOnly()).toBe(false);
  });

  it('is known as the page begins, by who is there', async () => {
    api.use(http.get(ME, () => readOnly(failure('AUTH.001'))));
    await start();
    expect(isReadOnly()).toBe(true);
  });

  it('is told by a write that it refuses', async () => {
    await start();
    expect(isReadOnly()).toBe(false);
    api.use(http.post(`${API}/auth/sign-out`, () => readOnly(failure('SYS.002', { retryAfter: 5 }))));
    await expect(post('auth/sign-out')).rejects.toMatchObject({ code: 'SYS.002', retryAfter: 5 });
    expect(isReadOnly()).toBe(true);
  });

  it.each([
    ['a fault that does not say so', () => failure('SYS.002')],
    ['a broken connection', () => HttpResponse.error()],
  ])('is not ended by %s', async (_what, fail) => {
    await startReadOnly();
    answerNext(fail());
    await expect(get('models')).rejects.toThrow();
    expect(isReadOnly()).toBe(true);
  });

  it('is not begun by a fault that does not say so', async () => {
    await start();
    answerNext(failure('SYS.002'));
    await expect(get('models')).rejects.toMatchObject({ code: 'SYS.002' });
    expect(isReadOnly()).toBe(false);
  });

  it('is ended by a refusal that lacks the header', async () => {
    await startReadOnly();
    answerNext(failure('AUTH.003'));
    await expect(get('models')).rejects.toMatchObject({ code: 'AUTH.003' });
    expect(isReadOnly()).toBe(false);
  });
});
