import type { Database } from '#db/index.ts';
import { insertAuditRow } from './audit.ts';
import { findPayers, payerOf } from './payers.ts';
import { SECOND_ADMIN } from './people.data.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

const PROPOSALS = [
  {
    kind: 'funds',
    company: 0,
    hoursAgo: 20,
    amount: '150000.00',
    limit_before: null,
    reason: 'Компенсация за простой моделей по договору',
    document: 'СЗ-41',
  },
  {
    kind: 'credit_limit',
    company: 1,
    hoursAgo: 3,
    amount: '200000.00',
    limit_before: '0.00',
    reason: 'Оплата по итогам месяца, дополнительное соглашение № 2',
    document: null,
  },
] as const;

/** A sum and a credit limit that the second administrator has proposed, so that the first one may decide. */
export async function insertFundProposals(db: Database, people: People, clock: SeedClock): Promise<void> {
  const random = createRandom('fund proposals');
  const payers = await findPayers(db);
  const author = people.byName(SECOND_ADMIN).id;
  for (const { company, hoursAgo, ...proposed } of PROPOSALS) {
    const at = clock.hoursAgo(hoursAgo);
    const id = random.uuid(at);
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
