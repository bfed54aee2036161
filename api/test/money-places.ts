import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import { charge, topUp } from '#lib/ledger/index.ts';
import { insertRequest } from '#modules/payment/repository.ts';
import { found, hire } from './company-people.ts';
import type { SignedIn, TestApi } from './test-api.ts';
import { accountOf } from './test-groups.ts';
import { payerOf } from './test-payers.ts';
import { createGroup } from './test-users.ts';

/** Somebody, and money that is theirs, is shared with them, was once, or never was. */
export interface MoneyPlace {
  readonly viewer: SignedIn;
  readonly kind: PayerKind;
  /** The group or the company. */
  readonly holderId: string;
  readonly payerId: string;
  /** By whom they name: the viewer, somebody else, or nobody. */
  readonly movements: Named;
  readonly requests: Named;
}

type Named = Readonly<Partial<Record<'mine' | 'others' | 'nobodys', string>>>;

/** Every way to stand to somebody's money. Each has a payer of its own, with more on it than any other account of the viewer. */
export const MONEY_PLACES = {
  'own account': async (api) => {
    const viewer = await api.signedIn();
    return moneyOf(api, { kind: 'user', holderId: viewer.userId, viewer });
  },
  "a stranger's account": async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    return moneyOf(api, { kind: 'user', holderId: friend.userId, friend, viewer, isStranger: true });
  },
  'group, as its owner': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    const holderId = await createGroup(api.db, viewer.userId, [friend.userId]);
    return moneyOf(api, { kind: 'group', holderId, friend, viewer });
  },
  'group, as its member': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    const holderId = await createGroup(api.db, friend.userId, [viewer.userId]);
    return moneyOf(api, { kind: 'group', holderId, friend, viewer });
  },
  'group, as its member whose company pays': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    const holderId = await createGroup(api.db, friend.userId, [viewer.userId]);
    const place = await moneyOf(api, { kind: 'group', holderId, friend, viewer });
    await join(api, viewer, (await found(api)).id);
    return place;
  },
  'group, as who passed it on': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    const holderId = await createGroup(api.db, viewer.userId, [friend.userId]);
    const place = await moneyOf(api, { kind: 'group', holderId, friend, viewer });
    await done(viewer.post('/group/transfer-owner', { accountId: await accountOf(api, friend) }));
    await done(friend.post('/group/transfer-owner/accept'));
    return place;
  },
  'group, as its former member': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    const holderId = await createGroup(api.db, friend.userId, [viewer.userId]);
    const place = await moneyOf(api, { kind: 'group', holderId, friend, viewer });
    await done(friend.delete(`/group/members/${await accountOf(api, viewer)}`));
    return place;
  },
  'dissolved group, as its last owner': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    const holderId = await createGroup(api.db, viewer.userId, [friend.userId]);
    const place = await moneyOf(api, { kind: 'group', holderId, friend, viewer });
    await done(viewer.delete(`/group/members/${await accountOf(api, friend)}`));
    await done(viewer.delete('/group'));
    return place;
  },
  'group, as a member of another': async (api) => {
    const [viewer, friend] = [await api.signedIn(), await api.signedIn()];
    await createGroup(api.db, viewer.userId);
    const holderId = await createGroup(api.db, friend.userId);
    return moneyOf(api, { kind: 'group', holderId, friend, viewer, isStranger: true });
  },
  'company, as its owner': async (api) => {
    const { id: holderId, owner: viewer } = await found(api);
    return moneyOf(api, { kind: 'company', holderId, friend: await hire(api, holderId), viewer });
  },
  'company, as its employee': async (api) => {
    const { id: holderId, owner: friend } = await found(api);
    return moneyOf(api, { kind: 'company', holderId, friend, viewer: await hire(api, holderId) });
  },
  'company, suspended': async (api) => {
    const { id: holderId, owner: friend } = await found(api);
    const place = await moneyOf(api, {
      kind: 'company',
      holderId,
      friend,
      viewer: await hire(api, holderId),
    });
    await done(
      friend.patch(`/company/${holderId}/users/${place.viewer.userId}`, {
        is_active: false,
        monthly_cap: null,
      }),
    );
    return place;
  },
  'company, as its former employee': async (api) => {
    const { id: holderId, owner: friend } = await found(api);
    const place = await moneyOf(api, {
      kind: 'company',
      holderId,
      friend,
      viewer: await hire(api, holderId),
    });
    await done(friend.delete(`/company/${holderId}/users/${place.viewer.userId}`));
    return place;
  },
  'company, as an employee of another': async (api) => {
    const { id: holderId, owner: friend } = await found(api);
    const viewer = await hire(api, (await found(api)).id);
    return moneyOf(api, { kind: 'company', holderId, friend, viewer, isStranger: true });
  },
} satisfies Record<string, (api: TestApi) => Promise<MoneyPlace>>;

interface Arranged {
  readonly kind: PayerKind;
  readonly holderId: string;
  readonly viewer: SignedIn;
  readonly friend?: SignedIn;
  /** Never spent from this money. */
  readonly isStranger?: boolean;
}

async function moneyOf(
  api: TestApi,
  { kind, holderId, viewer, friend, isStranger = false }: Arranged,
): Promise<MoneyPlace> {
  const payerId = await payerOf(api, `${kind}_id`, holderId);
  await topUp(api.db, { payerId, amount: '1000', by: 'bank' });
  const movements: Record<string, string> = {};
  // On shared money what names nobody is seen as what names somebody else.
  if (kind === 'user') movements.nobodys = await lastPosting(api, payerId);
  const requests: Record<string, string> = {};
  const people = { mine: isStranger ? undefined : viewer, others: friend };
  for (const [whose, person] of Object.entries(people)) {
    if (person === undefined) continue;
    await charge(api.db, { payerId, amount: '10', userId: person.userId });
    movements[whose] = await lastPosting(api, payerId);
    const id = uuidv7();
    const order = { method: 'invoice', amount: '500.00', lifeMinutes: 60, note: 'Заявка' } as const;
    await insertRequest(api.db, { id, payerId, userId: person.userId, ...order });
    requests[whose] = id;
  }
  return { viewer, kind, holderId, payerId, movements, requests };
}

async function lastPosting({ db }: TestApi, payerId: string): Promise<string> {
  const { id } = await db
    .selectFrom('ledger_postings')
    .select('id')
    .where('payer_id', '=', payerId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function join({ db }: TestApi, { userId }: SignedIn, companyId: string): Promise<void> {
  await sql`update users set company_id = ${companyId} where id = ${userId}`.execute(db);
}

async function done(call: ReturnType<SignedIn['get']>): Promise<void> {
  const { status, code, message } = await call;
  if (status !== 200) throw new Error(`arranging answered ${code} ${message}`);
}
