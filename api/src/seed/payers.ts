import type { Database } from '#db/index.ts';
import type { PayerPlan } from './payer-history.ts';
import type { People, Person } from './people.ts';

/** The payer, by the id of the user, the group or the company. */
export type Payers = Map<string, string>;

export async function findPayers(db: Database): Promise<Payers> {
  const rows = await db.selectFrom('payers').select(['id', 'user_id', 'group_id', 'company_id']).execute();
  return new Map(
    rows.map(({ id, user_id, group_id, company_id }) => [user_id ?? group_id ?? company_id ?? id, id]),
  );
}

/** Who spends how much, and how they top up. */
export function planPayers(people: People, payers: Payers): PayerPlan[] {
  const company = (index: 0 | 1) => people.all.filter((person) => person.company === index);
  const group = (index: 0 | 1) => people.all.filter((person) => person.group === index);
  const card = { method: 'card', amounts: [300, 500, 500, 1000], whenBelow: 40 } as const;
  const invoice = { method: 'invoice', amounts: [15_000, 20_000, 30_000], whenBelow: 2_000 } as const;
  const plan = (
    key: string,
    holder: string,
    users: Person[],
    rest: Omit<PayerPlan, 'key' | 'payerId' | 'clerkId' | 'users'>,
  ) => ({
    ...rest,
    key,
    payerId: payerOf(payers, holder),
    clerkId: people.byName('finance').id,
    users: users.map(({ id }) => id),
  });
  return [
    plan('user', people.byName('user').id, [people.byName('user')], {
      firstDaysAgo: 364,
      chargesADay: 3.2,
      size: 5,
      topUps: card,
      welcomeBonus: 100,
    }),
    plan('admin', people.byName('admin').id, [people.byName('admin')], {
      firstDaysAgo: 360,
      chargesADay: 0.4,
      size: 4,
      topUps: card,
      welcomeBonus: 100,
    }),
    plan('finance', people.byName('finance').id, [people.byName('finance')], {
      firstDaysAgo: 350,
      chargesADay: 0.3,
      size: 2,
      topUps: card,
      welcomeBonus: 0,
    }),
    plan('group 0', people.groupIds[0], group(0), {
      firstDaysAgo: 362,
      chargesADay: 4.5,
      size: 8,
      topUps: { ...card, amounts: [1000, 2000, 3000] },
      welcomeBonus: 0,
    }),
    plan('group 1', people.groupIds[1], group(1), {
      firstDaysAgo: 140,
      chargesADay: 1.5,
      size: 3,
      topUps: card,
      welcomeBonus: 0,
    }),
    plan('company 0', people.companyIds[0], company(0), {
      firstDaysAgo: 363,
      chargesADay: 6,
      size: 40,
      topUps: invoice,
      welcomeBonus: 0,
    }),
    plan('company 1', people.companyIds[1], company(1), {
      firstDaysAgo: 210,
      chargesADay: 2,
      size: 25,
      topUps: invoice,
      welcomeBonus: 0,
    }),
    ...loners(people).map((person, index) =>
      plan(person.email, person.id, [person], {
        firstDaysAgo: 18 + ((index * 37) % 200),
        chargesADay: 0.2 + (index % 5) * 0.15,
        size: 1 + (index % 4),
        topUps: card,
        welcomeBonus: index % 3 === 0 ? 100 : 0,
      }),
    ),
  ];
}

/** The extra people who pay for themselves. */
export function loners(people: People): Person[] {
  return people.all.filter(
    (person) => !person.hasPassword && person.company === null && person.group === null,
  );
}

export function payerOf(payers: Payers, holder: string): string {
  const payer = payers.get(holder);
  if (payer === undefined) throw new Error(`nobody pays for ${holder}`);
  return payer;
}
