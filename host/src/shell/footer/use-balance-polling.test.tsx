import { setImmediate as nextTurn } from 'node:timers/promises';
import { clearSessionAtom, isBalancePollingPausedAtom } from '@cabinet/kernel/session';
import {
  buildBalance,
  buildCurrentUser,
  handle,
  keepFingerprint,
  renderWithProviders,
  sessionHandlers,
  signedInStore,
  type UserDraft,
  useApiServer,
} from '@cabinet/kernel/testing';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useBalancePolling } from './use-balance-polling.ts';

let asked = 0;
const api = useApiServer(
  ...sessionHandlers(buildCurrentUser()),
  handle('GET users/me/balance', () => {
    asked += 1;
    return buildBalance(5);
  }),
);

function Poller() {
  useBalancePolling();
  return null;
}

function poll(draft: UserDraft = {}, change: Parameters<typeof signedInStore>[1] = {}) {
  const store = signedInStore(buildCurrentUser(draft), change);
  return renderWithProviders(<Poller />, { store });
}

/** Lets time pass, then lets the answers that it caused arrive. */
async function pass(ms: number) {
  await act(async () => {
    jest.advanceTimersByTime(ms);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  });
}

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  asked = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

describe('useBalancePolling', () => {
  it('asks every 30 s', async () => {
    poll();
    await pass(29_999);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    await pass(30_000);
    expect(asked).toBe(2);
  });

  it('rests while the flag pauses it', async () => {
    const { store } = poll();
    act(() => store.set(isBalancePollingPausedAtom, true));
    await pass(90_000);
    expect(asked).toBe(0);
    act(() => store.set(isBalancePollingPausedAtom, false));
    await pass(30_000);
    expect(asked).toBe(1);
  });

  it('rests while the tab is hidden and asks at once when it is shown again', async () => {
    poll();
    setHidden(true);
    await pass(60_000);
    expect(asked).toBe(0);
    setHidden(false);
    await pass(0);
    expect(asked).toBe(1);
  });

  it('rests while the server limits requests', async () => {
    poll({}, { rateLimitEnd: Date.now() + 600_000 });
    await pass(60_000);
    expect(asked).toBe(0);
  });

  it('asks who the person is, instead of a balance that they may not see', async () => {
    let askedWho = 0;
    api.use(
      handle('GET users/me', () => {
        askedWho += 1;
        return buildCurrentUser({ company_id: 'c1' });
      }),
    );
    keepFingerprint();
    poll({ company_id: 'c1' });
    await pass(30_000);
    expect([asked, askedWho]).toEqual([0, 1]);
  });

  it('never asks without a session', async () => {
    const { store } = poll();
    act(() => store.set(clearSessionAtom));
    await pass(30_000);
    expect(asked).toBe(0);
  });
});
