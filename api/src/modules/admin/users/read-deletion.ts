import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { actorOf, findLastDeeds, textOf } from '#lib/audit/last-deeds.ts';
import { wire } from '#lib/wire.ts';
import { findDeleted, findOwnMoney, type OwnMoney } from './deletion-repository.ts';
import { personNotFound } from './demand.ts';
import { findOwned } from './person-repository.ts';
import { readAdminUser } from './read-admin-user.ts';
import type { DeletedUserSchema, DeletionSchema } from './schemas.ts';

/** What deleting a person leaves behind: their money, and what waits for it. */
export async function readDeletion(db: Database, id: string): Promise<Static<typeof DeletionSchema>> {
  await readAdminUser(db, id);
  const [money, owned] = await Promise.all([findOwnMoney(db, id), findOwned(db, id)]);
  return {
    payer: money ? toMoney(money) : null,
    owns: { company: owned?.company ?? null, group: owned?.group ?? null },
  };
}

/** Who a deleted person was, who deleted them and why, and what is on the account that is left. */
export async function readDeleted(db: Database, id: string): Promise<Static<typeof DeletedUserSchema>> {
  const [person, money, [deed]] = await Promise.all([
    findDeleted(db, id),
    findOwnMoney(db, id),
    findLastDeeds(db, { type: 'user', id, actions: ['user.delete'] }),
  ]);
  if (!person) throw personNotFound();
  return {
    ...person,
    created_at: person.created_at.toISOString(),
    deleted_at: person.deleted_at.toISOString(),
    deleted_by: deed ? actorOf(deed) : null,
    reason: deed ? textOf(deed.after, 'reason') : null,
    payer: money ? toMoney(money) : null,
  };
}

export const toMoney = ({ payer_id, open_requests, ...money }: OwnMoney) => ({
  id: payer_id,
  balance: wire(money.balance),
  held: wire(money.held),
  debt: wire(money.debt),
  credit_limit: wire(money.credit_limit),
  open_requests,
  open_amount: wire(money.open_amount),
});
