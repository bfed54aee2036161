import { sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { insertAuditRow } from './audit.ts';
import { findPayers, payerOf } from './payers.ts';
import { SECOND_ADMIN } from './people.data.ts';
import type { People } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

const OF_MONEY = [
  {
    kind: 'funds',
    by: SECOND_ADMIN,
    company: 0,
    hoursAgo: 20,
    amount: '150000.00',
    limit_before: null,
    reason: 'Компенсация за простой моделей по договору',
    document: 'СЗ-41',
  },
  {
    kind: 'credit_limit',
    by: SECOND_ADMIN,
    company: 1,
    hoursAgo: 3,
    amount: '200000.00',
    limit_before: '0.00',
    reason: 'Оплата по итогам месяца, дополнительное соглашение № 2',
    document: null,
  },
] as const;

/** The other way round: the first administrator gives somebody a role of staff. */
const ROLE = { by: 'admin', person: 'person26', from: 'Пользователь', to: 'Финансы', hoursAgo: 6 } as const;

/** What each administrator has proposed, so that the other one may decide. */
export async function insertProposals(db: Database, people: People, clock: SeedClock): Promise<void> {
  const random = createRandom('proposals');
  await insertMoneyProposals(db, people, { random, clock });
  await insertRoleProposal(db, people, { random, clock });
}

interface Written {
  readonly random: Random;
  readonly clock: SeedClock;
}

async function insertMoneyProposals(db: Database, people: People, { random, clock }: Written): Promise<void> {
  const payers = await findPayers(db);
  for (const { by, company, hoursAgo, ...proposed } of OF_MONEY) {
    const at = clock.hoursAgo(hoursAgo);
    const id = random.uuid(at);
    const author = people.byName(by).id;
    const payerId = payerOf(payers, people.companyIds[company]);
    await db
      .insertInto('proposals')
      .values({
        id,
        payer_id: payerId,
        proposed_by: author,
        created_at: at,
        facts: '{}',
        permission: 'user:manage',
        ...proposed,
      })
      .execute();
    const { limit_before: _, ...after } = proposed;
    await insertAuditRow(db, {
      at,
      actor: author,
      action: 'proposal.create',
      entity: id,
      before: null,
      after: { payer_id: payerId, ...after },
    });
  }
}

async function insertRoleProposal(db: Database, people: People, { random, clock }: Written): Promise<void> {
  const at = clock.hoursAgo(ROLE.hoursAgo);
  const id = random.uuid(at);
  const [author, person] = [people.byName(ROLE.by).id, people.byName(ROLE.person).id];
  const [from, to] = [await findGlobalRole(db, ROLE.from), await findGlobalRole(db, ROLE.to)];
  const gained = to.permissions.filter((each) => !from.permissions.includes(each));
  const facts = {
    needs: to.permissions,
    details: [
      { field: 'role', before: ROLE.from, after: ROLE.to },
      ...gained.map((permission) => ({ field: 'permission', before: null, after: permission })),
    ],
    order: { role_id: to.id, version: to.version, from_role_id: from.id, from_version: from.version },
  };
  await db
    .insertInto('proposals')
    .values({
      id,
      kind: 'staff_role',
      user_id: person,
      subject: person,
      proposed_by: author,
      created_at: at,
      facts: JSON.stringify(facts),
      permission: 'role:manage',
    })
    .execute();
  await insertAuditRow(db, {
    at,
    actor: author,
    action: 'proposal.create',
    entity: id,
    before: null,
    after: { kind: 'staff_role', user_id: person, details: facts.details },
  });
}

async function findGlobalRole(db: Database, name: string) {
  const { rows } = await sql<{
    readonly id: string;
    readonly version: number;
    readonly permissions: readonly string[];
  }>`select r.id, r.version, array(select permission from role_permissions where role_id = r.id order by position) as permissions
    from roles r where r.name = ${name} and r.company_id is null`.execute(db);
  const [role] = rows;
  if (!role) throw new Error(`the demonstration has no role ${name}`);
  return role;
}
