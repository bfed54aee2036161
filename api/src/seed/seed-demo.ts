import { sql } from 'kysely';
import { OperatorError } from '#config/operator-error.ts';
import { ADVISORY_LOCKS, type Database, inTransaction } from '#db/index.ts';
import type { PasswordHasher } from '#lib/password-hasher.ts';
import { refreshClusters } from '#modules/promo/clusters/refresh.ts';
import { insertAuditTrail } from './audit.ts';
import { insertBankStatement } from './bank-statement.ts';
import { insertCompanyLife } from './companies.ts';
import { insertGrants } from './grants.ts';
import { insertGroupToday } from './group-today.ts';
import { insertInvitations } from './invitations.ts';
import { isSeeded, readMark, writeMark } from './mark.ts';
import { MODELS } from './models.data.ts';
import { insertCheckouts, insertMoney } from './money.ts';
import { findPayers, payerOf } from './payers.ts';
import { DEMO_PASSWORD } from './people.data.ts';
import { insertPeople, planPeople } from './people.ts';
import { blockAbuser, insertPromoRequests, planPromoAbuse } from './promo.ts';
import { insertProposals } from './proposals.ts';
import { insertRateCorrections } from './rate-corrections.ts';
import { createSeedClock, startOfWeek } from './seed-clock.ts';

const EVER = new Date(0);

interface SeedOptions {
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly now?: Date;
  /** Where the links of letters lead. */
  readonly publicUrl?: string | undefined;
}

/**
 * Fills the database with the demonstration (product §22.2), all or nothing, and goes on from a history that is there.
 * Does nothing and returns false if it was done before.
 */
export async function seedDemo(
  db: Database,
  { hasher, now = new Date(), publicUrl }: SeedOptions,
): Promise<boolean> {
  if ((await readMark(db))?.isFinished) return false;
  return inTransaction(db, async (trx) => {
    await lock(trx);
    const mark = await readMark(trx);
    if (mark?.isFinished) return false;
    const week = mark?.week ?? startOfWeek(now);
    if (mark === undefined) await insertHistory(trx, week, hasher);
    await insertPresent(trx, week, { now, publicUrl });
    await writeMark(trx, week, now);
    return true;
  });
}

/**
 * Writes the part of the demonstration that is the same all week: people, and what they did before it. An image of it
 * serves every start of the week (decision 0080).
 */
export async function seedHistory(db: Database, { hasher, now = new Date() }: SeedOptions): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lock(trx);
    if (await isSeeded(trx)) return;
    const week = startOfWeek(now);
    await insertHistory(trx, week, hasher);
    await writeMark(trx, week);
  });
}

async function insertHistory(db: Database, week: Date, hasher: SeedOptions['hasher']): Promise<void> {
  await requireNoPeople(db);
  const clock = createSeedClock(week);
  const modelsSince = clock.daysAgo(380);
  await db
    .insertInto('models')
    .values(MODELS.map((model) => ({ ...model, created_at: modelsSince })))
    .execute();
  const people = planPeople(clock);
  const roleIds = await insertPeople(db, people, await hasher.hash(DEMO_PASSWORD));
  await insertGrants(db, people, clock);
  const corrections = await insertRateCorrections(db, {
    companyPayerId: payerOf(await findPayers(db), people.companyIds[0]),
    author: people.byName('finance'),
    clock,
  });
  // Charges are priced by the corrections of their moment.
  await insertMoney(db, people, clock, { from: EVER, until: week });
  await insertBankStatement(db, people, clock);
  await insertAuditTrail(db, people, { roleIds, corrections }, clock);
}

/** Writes what has happened since Monday, and what lasts only hours. */
async function insertPresent(
  db: Database,
  week: Date,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string | undefined },
): Promise<void> {
  const clock = createSeedClock(now);
  const weekClock = createSeedClock(week);
  const people = planPeople(weekClock);
  await insertMoney(db, people, weekClock, { from: week, until: now });
  await insertCheckouts(db, people, clock);
  await insertCompanyLife(db, people, clock);
  await insertProposals(db, people, clock);
  await insertInvitations(db, people, { clock, publicUrl });
  const abuse = planPromoAbuse(clock);
  await insertPromoRequests(db, abuse);
  await blockAbuser(db, abuse, people.byName('admin').id);
  await refreshClusters(db);
  await sql`update users set last_sign_in_at = last_sign_in_at + (${now}::timestamptz - ${week}::timestamptz)
    where last_sign_in_at is not null`.execute(db);
  await insertGroupToday(db, people, now);
}

async function lock(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.seed)})`.execute(db);
}

/** A forgotten setting must not open a real cabinet to a password that everybody knows. */
async function requireNoPeople(db: Database): Promise<void> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody)
    throw new OperatorError(
      'The database holds accounts already. The demonstration, whose password everybody knows, goes into an empty one only.',
    );
}
