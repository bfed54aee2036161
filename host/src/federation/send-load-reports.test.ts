import { setImmediate as nextTurn } from 'node:timers/promises';
import { aRegistryRemote } from '@cabinet/federation/testing';
import { jest } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { reportLoad } from './report-loads.ts';
import { sendLoadReports } from './send-load-reports.ts';

/** The times of the loads that were told, by request. */
let sent: number[][] = [];

const server = setupServer(
  http.post<never, { loads: { ms: number }[] }>('*/api/v1/remote-loads', async ({ request }) => {
    const { loads } = await request.json();
    sent.push(loads.map(({ ms }) => ms));
    return HttpResponse.json({});
  }),
);

const report = (...times: number[]) => {
  for (const ms of times) reportLoad('orders', aRegistryRemote(), 'loaded', ms);
};

const numbersTo = (end: number) => Array.from({ length: end }, (_, index) => index + 1);

/** Lets time pass, then lets what it has sent arrive. */
async function pass(ms: number) {
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

beforeAll(() => {
  server.listen();
  sendLoadReports();
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('reports of loads', () => {
  it('are sent together ten seconds after the first of them', async () => {
    report(1);
    await pass(9_000);
    report(2);
    expect(sent).toEqual([]);
    await pass(1_000);
    expect(sent).toEqual([[1, 2]]);
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('beyond fifty go with the next request', async () => {
    const all = numbersTo(120);
    report(...all);
    await pass(10_000);
    expect(sent).toEqual([all.slice(0, 50)]);
    await pass(10_000);
    await pass(10_000);
    expect(sent).toEqual([all.slice(0, 50), all.slice(50, 100), all.slice(100)]);
  });

  it('do not wait when the page is left', async () => {
    report(1);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(sent).toEqual([[1]]);
    await pass(10_000);
    expect(sent).toHaveLength(1);
  });

  it('name no longer time than the cabinet takes', async () => {
    report(3_600_000.4);
    await pass(10_000);
    expect(sent).toEqual([[600_000]]);
  });
});
