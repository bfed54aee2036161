import { sql } from 'kysely';
import { OperatorError } from '#config/operator-error.ts';
import { type Database, inTransaction } from '#db/index.ts';
import type { PasswordHasher } from '#lib/password-hasher.ts';
import { planAdjustments } from './adjustments.ts';
import { insertAuditTrail } from './audit.ts';
import { MODELS } from './models.data.ts';
import { runMovements, type SeedMovement } from './movements.ts';
import { type PayerPlan, planPayerHistory } from './payer-history.ts';
import { finishRequests, insertRequests } from './payment-requests.ts';
import { DEMO_PASSWORD } from './people.data.ts';
import { insertPeople, type People, type Person, planPeople } from './people.ts';
import { insertPromoRequests, planPromoRequests, promoMovements } from './promo.ts';
import { insertRateCorrections } from './rate-corrections.ts';
import { createSeedClock, type SeedClock } from './seed-clock.ts';
import { planSpecialRequests } from './special-requests.ts';

const MARK = 'demo_seed';
const SEED_LOCK = 7_216_003;
const MEMBER_CAP = '1500';
const GRANTEES = 14;

interface SeedOptions {
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly now?: Date;
}

/**
 * Fills the database with the demonstration (product §22.2), all or nothing. Does nothing and returns false if it was
 * done before.
 */
export async function seedDemo(db: Database, { hasher, now = new Date() }: SeedOptions): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const clock = createSeedClock(now);
  const passwordHash = await hasher.hash(DEMO_PASSWORD);
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(trx);
    if (await isSeeded(trx)) return false;
    await requireNoPeople(trx);
    const modelsSince = clock.daysAgo(380);
    await trx
      .insertInto('models')
      .values(MODELS.map((model) => ({ ...model, created_at: modelsSince })))
      .execute();
    const people = await insertPeople(trx, { all: planPeople(clock), passwordHash, clock });
    const payers = await findPayers(trx);
    await insertMoney(trx, people, payers, clock);
    await insertRateCorrections(trx, {
      companyPayerId: payerOf(payers, people.companyIds[0]),
      author: people.byName('finance'),
      clock,
    });
    await insertAuditTrail(trx, people, clock);
    await trx
      .updateTable('group_members')
      .set({ monthly_cap: MEMBER_CAP })
      .where('user_id', '=', people.byName('member').id)
      .execute();
    await trx
      .insertInto('settings')
      .values({ key: MARK, value: JSON.stringify({ seeded_at: now.toISOString() }) })
      .execute();
    return true;
  });
}

/** Whether the demonstration was ever put here; its mark stays even when its accounts are gone. */
export async function isSeeded(db: Database): Promise<boolean> {
  const mark = await db.selectFrom('settings').select('key').where('key', '=', MARK).executeTakeFirst();
  return mark !== undefined;
}

/** A forgotten setting must not open a real cabinet to a password that everybody knows. */
async function requireNoPeople(db: Database): Promise<void> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody)
    throw new OperatorError(
      'The database holds accounts already. The demonstration, whose password everybody knows, goes into an empty one only.',
    );
}

/** By the id of the user, the group or the company. */
async function findPayers(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('payers').select(['id', 'user_id', 'group_id', 'company_id']).execute();
  return new Map(
    rows.map(({ id, user_id, group_id, company_id }) => [user_id ?? group_id ?? company_id ?? id, id]),
  );
}

async function insertMoney(
  db: Database,
  people: People,
  payers: Map<string, string>,
  clock: SeedClock,
): Promise<void> {
  const admin = people.byName('admin');
  const holders = [
    { payerId: payerOf(payers, people.byName('user').id), userId: people.byName('user').id },
    { payerId: payerOf(payers, people.groupIds[0]), userId: people.byName('owner').id },
    { payerId: payerOf(payers, people.companyIds[0]), userId: people.byName('director').id },
  ];
  const histories = planPayers(people, payers).map((plan) => planPayerHistory(plan, clock));
  const special = planSpecialRequests(holders, admin.id, clock);
  const grantees = loners(people)
    .slice(-GRANTEES)
    .map((person) => ({ person, payerId: payerOf(payers, person.id) }));
  const promo = planPromoRequests(grantees, clock);
  const requests = [...histories.flatMap((history) => history.requests), ...special.requests];

  const numbers = await insertRequests(db, requests);
  await runMovements(
    db,
    [
      ...histories.flatMap((history) => history.movements),
      ...special.movements,
      ...planAdjustments(holders, admin.id, clock),
      ...promoMovements(promo, grantees),
    ].map((movement) => numbered(movement, numbers)),
  );
  await finishRequests(db, requests);
  await insertPromoRequests(db, promo, admin.id);
}

function planPayers(people: People, payers: Map<string, string>): PayerPlan[] {
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
function loners(people: People): Person[] {
  return people.all.filter(
    (person) => !person.hasPassword && person.company === null && person.group === null,
  );
}

function payerOf(payers: Map<string, string>, holder: string): string {
  const payer = payers.get(holder);
  if (payer === undefined) throw new Error(`nobody pays for ${holder}`);
  return payer;
}

function numbered(movement: SeedMovement, numbers: Map<string, number>): SeedMovement {
  const { documentType, documentId } = movement.details;
  const number =
    documentType === 'payment_request' && documentId !== undefined ? numbers.get(documentId) : undefined;
  if (number === undefined) return movement;
  return { ...movement, details: { ...movement.details, documentNumber: requestNumber(number) } };
}

/** The short number that a person reads and support asks for. */
function requestNumber(number: number): string {
  return `З-${String(number).padStart(6, '0')}`;
}
