import { hasPermission, type Permission } from '@cabinet/access/permissions';
import { COMPANY_PAYER_PERMISSIONS } from '@cabinet/kernel/core/payments';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PayerKind } from '#db/schema.ts';
import type { Session } from '../sessions/session.ts';
import type { Onlooker, PayerHolder } from './viewer.ts';

/**
 * How somebody stands to money. A `spender` spends from it or tops it up: who asks has found the payer by the person,
 * so this is not checked once more. `named` is who made the movement or the request. An `owner` may have dissolved the
 * group since; its `head` is in it. A `member` is in the company.
 */
type Standing = 'anybody' | 'spender' | 'owner' | 'head' | 'member' | 'named';

/** Whoever stands so, and holds the permission where there is one, sees what is asked. */
interface Ground {
  readonly as: Standing;
  readonly holding?: Permission;
}

/** What opens the lists of everybody's, of a company's and of a group's (product §13.7, §14.6). */
export const LIST_PERMISSIONS = {
  transactions: { all: 'user:manage', company: 'company:transactions', group: 'group:view_transactions' },
  requests: {
    all: 'payment_request:manage',
    company: 'company:view_payment_requests',
    group: 'group:view_payment_requests',
  },
} as const satisfies Record<string, Readonly<Record<'all' | 'company' | 'group', Permission>>>;

const { transactions, requests } = LIST_PERMISSIONS;
const ADMINISTRATOR = { as: 'anybody', holding: transactions.all } as const;
const MANAGER = { as: 'anybody', holding: requests.all } as const;
const ACCOUNTANT = { as: 'member', holding: 'company_balance:view' } as const;
const SPENDER = { as: 'spender' } as const;
const OWNER = { as: 'owner' } as const;
const HEAD = { as: 'head' } as const;
const NAMED = { as: 'named' } as const;

/** By what is asked and by the kind of the payer: whom any one of the grounds lets see it (decision 0110). */
const WHO_SEES = {
  /** What is on the account now (decision 0040). */
  balance: { user: [SPENDER], group: [SPENDER], company: [ADMINISTRATOR, ACCOUNTANT] },
  /** The balance around movements, the totals and the tier: these tell what the others spent (decision 0117). */
  movements: {
    user: [ADMINISTRATOR, OWNER],
    group: [ADMINISTRATOR, OWNER],
    company: [ADMINISTRATOR, ACCOUNTANT],
  },
  /** The balance around the lines of one's own list, which follow from each other on one's own account alone. */
  linesOfMine: { user: [OWNER], group: [], company: [] },
  /** The rows of others in the lists of a group or a company; whoever opens such a list sees their own. */
  rowsOfOthers: { user: [OWNER], group: [OWNER], company: [{ as: 'member' }] },
  /** One transaction with its entry. */
  transaction: {
    user: [ADMINISTRATOR, NAMED, OWNER],
    group: [ADMINISTRATOR, NAMED, HEAD],
    company: [ADMINISTRATOR, NAMED, { as: 'member', holding: transactions.company }],
  },
  /** One payment request. What is still paid for a dissolved group goes to its last owner. */
  request: {
    user: [MANAGER, NAMED],
    group: [MANAGER, NAMED, OWNER],
    company: [MANAGER, NAMED, { as: 'member', holding: requests.company }],
  },
  /** What all who spend from it have spent. */
  spending: {
    user: [SPENDER],
    group: [OWNER],
    company: [
      { as: 'spender', holding: 'company_balance:view' },
      { as: 'spender', holding: transactions.company },
    ],
  },
  /** That it may be topped up (product §14.7). */
  choice: {
    user: [SPENDER],
    group: [SPENDER],
    company: [OWNER, ...COMPANY_PAYER_PERMISSIONS.map((holding) => ({ as: 'spender', holding }) as const)],
  },
} satisfies Record<string, Readonly<Record<PayerKind, readonly Ground[]>>>;

type Question = keyof typeof WHO_SEES;
/** The questions that no rule answers by the person's group, which a session lacks. */
type QuestionOfSession = {
  [Q in Question]: 'head' extends (typeof WHO_SEES)[Q]['group'][number]['as'] ? never : Q;
}[Question];

type Person = Pick<Onlooker, 'userId' | 'companyId' | 'permissions'> & Partial<Onlooker>;
/** Whose money it is; of a movement or a request also whom that names. */
type Money = PayerHolder & { readonly namedId?: string | null };

const STANDS: Record<Standing, (person: Person, money: Money) => boolean> = {
  anybody: () => true,
  spender: () => true,
  owner: ({ userId }, { ownerId }) => ownerId === userId,
  head: (person, { ownerId, groupId }) =>
    ownerId === person.userId && groupId !== null && groupId === person.groupId,
  member: (person, { companyId }) => companyId !== null && companyId === person.companyId,
  named: ({ userId }, { namedId }) => namedId === userId,
};

/** Whether somebody sees of this money what is asked. */
export function sees(person: Person, question: QuestionOfSession, money: Money): boolean;
export function sees(viewer: Onlooker, question: Question, money: Money): boolean;
export function sees(person: Person, question: Question, money: Money): boolean {
  const grounds: readonly Ground[] = WHO_SEES[question][money.kind];
  return grounds.some(
    ({ as, holding }) =>
      STANDS[as](person, money) && (holding === undefined || hasPermission(person.permissions, holding)),
  );
}

type QuestionInSql = 'balance' | 'rowsOfOthers';
type StandingInSql = (typeof WHO_SEES)[QuestionInSql][PayerKind][number]['as'];

/** Somebody as SQL knows them. */
interface PersonInSql {
  readonly id: RawBuilder<unknown>;
  readonly companyId: RawBuilder<unknown>;
  readonly holds: (permission: Permission) => RawBuilder<SqlBool>;
}

const STANDS_IN_SQL: Record<StandingInSql, (person: PersonInSql) => RawBuilder<SqlBool>> = {
  anybody: () => sql`true`,
  spender: () => sql`true`,
  owner: ({ id }) => sql`p.owner_id = ${id}`,
  member: ({ companyId }) => sql`p.company_id = ${companyId}`,
};

/** Whether the person `u` sees the balance of the payer `p`, for whoever asks about many at once. */
export const SEES_BALANCE: RawBuilder<SqlBool> = inSql('balance', {
  id: sql`u.id`,
  companyId: sql`u.company_id`,
  holds: (permission) =>
    sql`exists (select from role_permissions r where r.role_id = u.role_id and r.permission = ${sql.lit(permission)})`,
});

/** Whether somebody sees the rows of others in a list of the payer `p`. */
export function seesRowsOfOthers({ userId, companyId, permissions }: Session): RawBuilder<SqlBool> {
  return inSql('rowsOfOthers', {
    id: sql`${userId}::uuid`,
    companyId: sql`${companyId}::uuid`,
    holds: (permission) => sql`${sql.lit(hasPermission(permissions, permission))}`,
  });
}

function inSql(question: QuestionInSql, person: PersonInSql): RawBuilder<SqlBool> {
  const groundInSql = ({ as, holding }: Ground & { readonly as: StandingInSql }): RawBuilder<SqlBool> =>
    holding === undefined
      ? STANDS_IN_SQL[as](person)
      : sql`(${STANDS_IN_SQL[as](person)} and ${person.holds(holding)})`;
  const cases = Object.entries(WHO_SEES[question]).map(
    ([kind, grounds]) => sql`when ${sql.lit(kind)} then (${sql.join(grounds.map(groundInSql), sql` or `)})`,
  );
  return sql`case p.kind ${sql.join(cases, sql` `)} end`;
}
