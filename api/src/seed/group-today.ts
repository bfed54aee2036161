import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/index.ts';
import { MODELS, type ModelSeed } from './models.data.ts';
import { runMovements } from './movements.ts';
import { chargeOf } from './payer-history.ts';
import { findPayers, payerOf } from './payers.ts';
import type { People } from './people.ts';
import { fromScaled, readPricing, SCALE } from './pricing.ts';
import { createRandom } from './random.ts';

const OFFER_HOURS = 24;
const OFFERED_HOURS_AGO = 2;
const SIZE = 8;

/**
 * The caps of Студия «Север» as its owner sees them today. One member is close to the end, one is past it (the cap came
 * after the spending), and the others have none. The group is also offered to a member, which lasts a day.
 */
export async function insertGroupToday(db: Database, people: People, now: Date): Promise<void> {
  const [groupId] = people.groupIds;
  const payerId = payerOf(await findPayers(db), groupId);
  const near = people.byName('member').id;
  const over = people.all.find(({ group, hasPassword }) => group === 0 && !hasPassword);
  if (!over) throw new Error('the demonstration has nobody to be past the cap');
  const random = createRandom('group today');
  for (const userId of [near, over.id]) await spendSomething(db, random, { payerId, userId, now });
  const place = { payerId, now };
  await setCap(db, { ...place, userId: near, cap: sql`spent / 0.85` });
  await setCap(db, { ...place, userId: over.id, cap: sql`spent * 0.94` });
  await offerGroup(db, groupId, near, now);
}

interface Place {
  readonly payerId: string;
  readonly userId: string;
  readonly now: Date;
}

/** On the first days of a month a person may have spent nothing yet, and a share of nothing is nothing. */
async function spendSomething(
  db: Database,
  random: ReturnType<typeof createRandom>,
  { payerId, userId, now }: Place,
): Promise<void> {
  const { rows } = await sql<{ readonly is_enough: boolean; readonly topped_up: string }>`
    select ledger_month_spent(payer_id, ${userId}::uuid, ${now}) >= 1 as is_enough, floor(total_topped_up) as topped_up
    from payer_balances where payer_id = ${payerId}`.execute(db);
  if (rows[0] === undefined || rows[0].is_enough) return;
  const toppedUp = BigInt(rows[0].topped_up) * SCALE;
  const pricing = await readPricing(db);
  const models = MODELS.filter((model) => pricing.isOpen(userId, model));
  const ask = (model: ModelSeed) =>
    chargeOf(random, pricing, { model, size: SIZE, payerId, toppedUp, at: now });
  let model = random.pick(models);
  let request = ask(model);
  while (request.amount < SCALE || request.amount > 15n * SCALE) {
    model = random.pick(models);
    request = ask(model);
  }
  const { description, price } = request;
  const documentId = random.hex(16);
  await runMovements(db, [
    {
      do: 'charge',
      id: random.uuid(now),
      at: now,
      payerId,
      amount: fromScaled(request.amount),
      price,
      details: { userId, modelId: model.id, description, documentType: 'chat_request', documentId },
    },
  ]);
}

/** A cap in roubles, or in kopecks where there are few of them. */
async function setCap(
  db: Database,
  { payerId, userId, now, cap }: Place & { readonly cap: RawBuilder<unknown> },
): Promise<void> {
  await sql`update group_members set monthly_cap = (
      select round(${cap}, case when spent >= 100 then 0 else 2 end)
      from ledger_month_spent(${payerId}::uuid, ${userId}::uuid, ${now}) as spent)
    where user_id = ${userId}`.execute(db);
}

async function offerGroup(db: Database, groupId: string, receiverId: string, now: Date): Promise<void> {
  await db.deleteFrom('group_transfer_offers').where('group_id', '=', groupId).execute();
  await sql`insert into group_transfer_offers (group_id, member_id, offered_at, expires_at)
    select group_id, id, ${now}::timestamptz - make_interval(hours => ${OFFERED_HOURS_AGO}),
      ${now}::timestamptz + make_interval(hours => ${OFFER_HOURS - OFFERED_HOURS_AGO})
    from group_members where user_id = ${receiverId}`.execute(db);
}
