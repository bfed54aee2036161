import { http } from 'msw';
import {
  API,
  buildBalance,
  buildCurrentUser,
  buildUser,
  failure,
  handle,
  received,
  signedInStore,
  useApiServer,
} from '../../testing/index.ts';
import {
  accountAtom,
  balanceStatusAtom,
  canSeeBalance,
  clearSessionAtom,
  refreshBalanceAtom,
} from './index.ts';

let asked = 0;
const api = useApiServer(
  handle('GET users/me/balance', () => {
    asked += 1;
    return buildBalance(42.5);
  }),
);

beforeEach(() => {
  asked = 0;
});

const refuseOnce = () =>
  api.use(http.get(`${API}/users/me/balance`, () => failure('SYS.002'), { once: true }));

describe('refreshBalanceAtom', () => {
  it('stores what the server says', async () => {
    const store = signedInStore(buildCurrentUser());
    const answer = store.set(refreshBalanceAtom);
    expect(store.get(balanceStatusAtom)).toEqual({ isLoading: true, isStale: false });
    expect(await answer).toBe(true);
    expect(store.get(accountAtom).balance).toBe(42.5);
    expect(store.get(balanceStatusAtom)).toEqual({ isLoading: false, isStale: false });
  });

  it('keeps the last sum as stale when the server fails, until the next answer', async () => {
    const store = signedInStore(buildCurrentUser({}, 7));
    refuseOnce();
    expect(await store.set(refreshBalanceAtom)).toBe(false);
    expect(store.get(accountAtom).balance).toBe(7);
    expect(store.get(balanceStatusAtom).isStale).toBe(true);
    await store.set(refreshBalanceAtom);
    expect(store.get(balanceStatusAtom).isStale).toBe(false);
  });

  it('asks once at a time', async () => {
    const store = signedInStore(buildCurrentUser());
    await Promise.all([store.set(refreshBalanceAtom), store.set(refreshBalanceAtom)]);
    expect(asked).toBe(1);
  });

  it('drops an answer, and a stale mark, of a session that is over', async () => {
    const store = signedInStore(buildCurrentUser());
    const answer = store.set(refreshBalanceAtom);
    store.set(clearSessionAtom);
    await answer;
    expect(store.get(accountAtom).balance).toBeNull();

    refuseOnce();
    await store.set(refreshBalanceAtom);
    expect(store.get(balanceStatusAtom).isStale).toBe(true);
    store.set(clearSessionAtom);
    expect(store.get(balanceStatusAtom).isStale).toBe(false);
  });
});

describe('canSeeBalance', () => {
  const { roleInfo } = received(buildUser());

  it.each([
    ['a person without a company', null, [], true],
    ['a company member', 'c1', [], false],
    ['an administrator among them', 'c1', ['user:manage'], true],
    ['a company member with company_balance:view', 'c1', ['company_balance:view'], true],
  ] as const)('%s: %#', (_who, companyId, permissions, expected) => {
    expect(canSeeBalance({ companyId, roleInfo: { ...roleInfo, permissions } })).toBe(expected);
  });
});
