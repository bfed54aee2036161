import { hasPermission, type Permission } from '@cabinet/access/permissions';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { viewerOf } from '#lib/ledger/index.ts';
import { findAwaiting, kindsDecidedBy } from '#lib/proposals/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import {
  countBankLines,
  countCompanyCaps,
  countGroupCaps,
  countInWork,
  countNewClusters,
  countUnpaid,
  findInvitations,
  findOffer,
} from './attention-repository.ts';
import { ATTENTION_KINDS, type AttentionData, type AttentionKind } from './attention-schemas.ts';

type Item = Static<typeof AttentionData>['items'][number];
/** An item without its kind; what it has nothing to say of is null. */
type Found = Pick<Item, 'count'> & Partial<Omit<Item, 'kind'>>;

interface Source {
  /** Whether it may concern somebody at all. It is asked anew with each call. */
  readonly may: (session: Session) => boolean;
  readonly read: (db: Database, session: Session) => Promise<readonly Found[]>;
}

const anybody = () => true;
const holder = (permission: Permission) => (session: Session) =>
  hasPermission(session.permissions, permission);
const counted = (count: number): readonly Found[] => [{ count }];

/** What waits for whom (product §12.8). Each number is that of the list behind it, by the same rule. */
const SOURCES: Readonly<Record<AttentionKind, Source>> = {
  invitation: {
    may: anybody,
    read: async (db, { userId }) =>
      (await findInvitations(db, userId)).map((invitation) => ({ count: 1, ...invitation })),
  },
  group_offer: {
    may: anybody,
    read: async (db, { userId }) => {
      const offer = await findOffer(db, userId);
      return offer ? [{ count: 1, ...offer }] : [];
    },
  },
  unpaid_request: {
    may: anybody,
    read: async (db, { userId }) => {
      const { count, id } = await countUnpaid(db, userId);
      return [{ count, id: count === 1 ? id : null }];
    },
  },
  exhausted_caps: {
    may: anybody,
    read: async (db, session) => {
      const { companyId, userId } = session;
      const manages = companyId !== null && holder('company_user:manage')(session);
      return [
        { place: 'group', count: await countGroupCaps(db, userId) },
        { place: 'company', count: manages ? await countCompanyCaps(db, companyId) : 0 },
      ];
    },
  },
  proposals: {
    may: ({ permissions }) => kindsDecidedBy(permissions).length > 0,
    read: async (db, session) => counted((await findAwaiting(db, await viewerOf(db, session))).length),
  },
  requests_in_work: {
    may: holder('payment_request:manage'),
    read: async (db) => counted(await countInWork(db)),
  },
  bank_lines: {
    may: holder('payment_request:manage'),
    read: async (db) => counted(await countBankLines(db)),
  },
  promo_clusters: {
    may: holder('user:manage'),
    read: async (db) => counted(await countNewClusters(db)),
  },
};

/** What waits for somebody now. One question after another, because everybody's open page asks and none is in a hurry. */
export async function readAttention(db: Database, session: Session): Promise<Static<typeof AttentionData>> {
  const items: Item[] = [];
  for (const kind of ATTENTION_KINDS) {
    const { may, read } = SOURCES[kind];
    if (!may(session)) continue;
    const found = await read(db, session);
    items.push(
      ...found
        .filter(({ count }) => count > 0)
        .map((item) => ({ kind, place: null, id: null, name: null, by: null, ...item })),
    );
  }
  return { items };
}
