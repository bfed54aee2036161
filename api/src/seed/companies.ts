import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { insertAuditRow } from './audit.ts';
import { runMovements } from './movements.ts';
import { findPayers, payerOf } from './payers.ts';
import type { People, Person } from './people.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

/** This is enough for a cap to be a share of it, also on the first day of a month. */
const LEAST_SPENT = '340.00';
/** Which part of their cap the people with a cap have spent. */
const CAPPED = [
  { name: 'employee', part: '0.85' },
  { name: 'person03', part: '1.08' },
  { name: 'person02', part: '0.4' },
] as const;
const SUSPENDED = 'person06';

/**
 * The present state of the first company: caps that fit this month, whatever day it is, and somebody who is suspended.
 */
export async function insertCompanyLife(db: Database, people: People, clock: SeedClock): Promise<void> {
  const companyId = people.companyIds[0];
  const payerId = payerOf(await findPayers(db), companyId);
  const company = { companyId, payerId, directorId: people.byName('director').id };
  const random = createRandom('company life');
  for (const [index, { name, part }] of CAPPED.entries()) {
    const person = people.byName(name);
    await spendAtLeast(db, payerId, person.id, { id: random.uuid(clock.now), at: clock.now });
    await capAt(db, company, person, { part, now: clock.now, since: clock.hoursAgo(30 - index) });
  }
  await suspend(db, company, people.byName(SUSPENDED), clock.hoursAgo(4));
}

interface Company {
  readonly companyId: string;
  readonly payerId: string;
  readonly directorId: string;
}

/** A month that has just begun has hardly any charges yet. */
async function spendAtLeast(
  db: Database,
  payerId: string,
  userId: string,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  const { rows } = await sql<{ readonly is_enough: boolean }>`
    select ledger_month_spent(${payerId}, ${userId}, ${at}) >= ${LEAST_SPENT}::numeric as is_enough`.execute(
    db,
  );
  if (rows[0]?.is_enough) return;
  const details = { userId, description: 'Разбор документов', documentType: 'chat_request' };
  await runMovements(db, [{ do: 'charge', id, at, payerId, amount: LEAST_SPENT, details }]);
}

async function capAt(
  db: Database,
  { companyId, payerId, directorId }: Company,
  { id }: Person,
  { part, now, since }: { readonly part: string; readonly now: Date; readonly since: Date },
): Promise<void> {
  const { rows } = await sql<{ readonly cap: string }>`
    update company_members
    set monthly_cap = round(ledger_month_spent(${payerId}, user_id, ${now}) / ${part}::numeric / 10) * 10
    where user_id = ${id} returning trunc(monthly_cap, 2)::text as cap`.execute(db);
  await insertAuditRow(db, {
    at: since,
    actor: directorId,
    action: 'company.user_update',
    entity: companyId,
    before: { user_id: id, monthly_cap: null },
    after: { user_id: id, monthly_cap: rows[0]?.cap ?? null },
  });
}

async function suspend(
  db: Database,
  { companyId, directorId }: Company,
  { id }: Person,
  at: Date,
): Promise<void> {
  await sql`update company_members set suspended_role_id = (select role_id from users where id = ${id})
    where user_id = ${id}`.execute(db);
  await sql`update users set company_id = null, role_id = (select id from roles where key = 'user')
    where id = ${id}`.execute(db);
  await insertAuditRow(db, {
    at,
    actor: directorId,
    action: 'company.user_update',
    entity: companyId,
    before: { user_id: id, is_active: true },
    after: { user_id: id, is_active: false },
  });
}
