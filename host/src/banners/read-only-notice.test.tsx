import { get } from '@cabinet/kernel/http';
import { startSession, userAtom } from '@cabinet/kernel/session';
import { createCabinetStore } from '@cabinet/kernel/state';
import {
  API,
  buildBalance,
  buildCurrentUser,
  failure,
  handle,
  holdTime,
  renderWithProviders,
  success,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PageNotices } from './page-notices.tsx';

const me = buildCurrentUser();
let isReadOnly = true;
let questions = 0;

/** The answer, with the header that the API adds while it can only read. */
function answer(response: Response): Response {
  if (isReadOnly) response.headers.set('X-Cabinet-Read-Only', '1');
  return response;
}

const api = useApiServer(
  handle('GET users/me', () => answer(success(me))),
  handle('GET users/me/balance', () => {
    questions += 1;
    return answer(success(buildBalance(5)));
  }),
);

let stop = () => {};

/** A page whose first answer is about who is there. */
async function render(store = createCabinetStore()) {
  const session = startSession(store);
  stop = session.stop;
  renderWithProviders(<PageNotices />, { store });
  await act(() => session.ready);
}

/** Lets the time pass that lies between two questions; what is asked and loaded takes real time. */
const pass = (times = 1) => act(() => jest.advanceTimersByTimeAsync(times * 5_000));

beforeEach(() => {
  isReadOnly = true;
  questions = 0;
  holdTime();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The library's own waiting stands on an interval, and those stand still. */
async function untilAsked(times: number) {
  await act(async () => {
    while (questions < times) await new Promise((resolve) => setTimeout(resolve, 5));
  });
  expect(questions).toBe(times);
}

/** Not even after the round trip of another question. */
async function expectNotAsked() {
  await act(() => get('users/me'));
  expect(questions).toBe(0);
}

const notice = () => screen.queryByRole('status');

describe('the notice of an API that can only read', () => {
  it('is absent while the API writes, and asks nothing', async () => {
    isReadOnly = false;
    await render();
    await pass(3);
    await expectNotAsked();
    expect(notice()).not.toBeInTheDocument();
  });

  it('waits its turn in a screen reader, and goes with the first answer that lacks the header', async () => {
    await render();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Сейчас можно только смотретьИзменения временно недоступны, мы уже восстанавливаем работу. То, что вы ввели, останется на экране.',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass();
    await untilAsked(1);
    expect(notice()).toBeVisible();

    isReadOnly = false;
    await pass();
    await untilAsked(2);
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    await pass(3);
    await act(() => get('users/me'));
    expect(questions).toBe(2);
  });

  it('stays through failures, and asks on', async () => {
    await render();
    await screen.findByRole('status');
    api.use(http.get(`${API}/users/me/balance`, () => HttpResponse.error(), { once: true }));
    await pass();
    api.use(http.get(`${API}/users/me/balance`, () => failure('SYS.002'), { once: true }));
    await pass();
    await pass();
    await untilAsked(1);
    expect(notice()).toBeVisible();
  });

  it('asks nothing while the tab is hidden, and at once when it is shown again', async () => {
    await render();
    await screen.findByRole('status');
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(3);
    await expectNotAsked();
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await untilAsked(1);
  });

  it('asks nothing while the server limits requests', async () => {
    await render();
    await screen.findByRole('status');
    api.use(http.get(`${API}/models`, () => answer(failure('RATE.001'))));
    await act(() => get('models').catch(() => undefined));
    expect(screen.getByRole('alert')).toHaveTextContent('Превышен лимит запросов');
    await pass(3);
    await expectNotAsked();
  });

  it('is told and taken back to a stranger too', async () => {
    api.use(
      http.get(`${API}/users/me`, () => answer(failure('AUTH.001'))),
      http.get(`${API}/users/me/balance`, () => answer(failure('AUTH.001'))),
    );
    await render();
    expect(await screen.findByRole('status')).toBeVisible();
    isReadOnly = false;
    await pass();
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it('ends no session by its own question', async () => {
    const store = createCabinetStore();
    await render(store);
    await screen.findByRole('status');
    isReadOnly = false;
    api.use(http.get(`${API}/users/me/balance`, () => failure('AUTH.002')));
    await pass();
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    expect(store.get(userAtom)?.email).toBe(me.user?.email);
  });
});
