import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { anyDatabase } from '#test/databases.ts';
import { useTestApi } from '#test/test-api.ts';
import { userWith } from '#test/test-payers.ts';

type Scope = readonly [type: 'all' | 'vendor' | 'tag' | 'type' | 'model', value: string | null];
interface Changes {
  readonly scope?: Scope;
  readonly payer?: string;
  readonly tier?: string;
  /** A moment so many days from now. */
  readonly from?: number;
  readonly to?: number;
  readonly isWithdrawn?: true;
}

const SCOPES: readonly Scope[] = [
  ['all', null],
  ['vendor', 'Ромашка'],
  ['tag', 'быстрая'],
  ['type', 'text'],
  ['model', 'priced-model'],
];
const OTHER_SCOPES: readonly Scope[] = [
  ['vendor', 'Василёк'],
  ['tag', 'медленная'],
  ['type', 'image'],
  ['model', 'other-model'],
];

describe.each(anyDatabase)('the correction of a charge on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let buyer = { id: '', payerId: '' };
  let requests = 0;

  beforeAll(async () => {
    buyer = await userWith(api, '12000');
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
      ('priced-model', 'Платная', 'Ромашка', 'text', '{новая,быстрая}', 1, 1),
      ('other-model', 'Другая', 'Василёк', 'image', '{медленная}', 1, 1)`.execute(api.db);
  });
  beforeEach(() =>
    sql`update rate_corrections set is_active = false, deactivated_at = now() where is_active`.execute(
      api.db,
    ),
  );

  async function add({
    scope = ['all', null],
    payer,
    tier,
    from = -1,
    to,
    isWithdrawn,
  }: Changes = {}): Promise<string> {
    const id = uuidv7();
    const withdrawn_at = isWithdrawn ? new Date() : null;
    await sql`insert into rate_corrections (id, scope_type, scope_value, target_payer_id, target_tier, multiplier, reason,
        valid_from, valid_to, is_active, deactivated_at)
      values (${id}, ${scope[0]}, ${scope[1]}, ${payer ?? null}, ${tier ?? null}, 0.5, 'Тест',
        now() + ${from} * interval '1 day', now() + ${to ?? null}::numeric * interval '1 day', ${!isWithdrawn}, ${withdrawn_at})`.execute(
      api.db,
    );
    return id;
  }
  async function applied(): Promise<string | null> {
    requests += 1;
    const answer = await callService(api, '/charges', {
      user_id: buyer.id,
      model_id: 'priced-model',
      input_tokens: 1000,
      output_tokens: 0,
      request_id: `correction-${requests}`,
    });
    if (answer.status !== 200) throw new Error(`${answer.code} ${answer.message}`);
    return answer.read<{ correction: { id: string } | null }>().correction?.id ?? null;
  }

  it('is the payer’s before the tier’s before everybody’s, each from the narrowest scope to the widest', async () => {
    const ladder: string[] = [];
    for (const target of [{}, { tier: 'plus' }, { payer: buyer.payerId }])
      for (const scope of SCOPES) ladder.push(await add({ scope, ...target }));
    for (const id of ladder.reverse()) {
      expect(await applied()).toBe(id);
      await sql`update rate_corrections set is_active = false, deactivated_at = now() where id = ${id}`.execute(
        api.db,
      );
    }
    expect(await applied()).toBeNull();
  });

  it('does not depend on the order in which they were made', async () => {
    const ladder: string[] = [];
    for (const target of [{ payer: buyer.payerId }, { tier: 'plus' }, {}])
      for (const scope of [...SCOPES].reverse()) ladder.push(await add({ scope, ...target }));
    for (const id of ladder) {
      expect(await applied()).toBe(id);
      await sql`update rate_corrections set is_active = false, deactivated_at = now() where id = ${id}`.execute(
        api.db,
      );
    }
  });

  it.each(SCOPES)('is the newer one of two alike: %s %s', async (...scope) => {
    for (const target of [{}, { tier: 'plus' }, { payer: buyer.payerId }]) {
      await add({ scope, ...target });
      const newer = await add({ scope, ...target });
      expect(await applied()).toBe(newer);
    }
  });

  it('is never one for other models, tiers or payers', async () => {
    const { payerId } = await userWith(api, '0');
    for (const scope of OTHER_SCOPES) await add({ scope, payer: buyer.payerId });
    for (const tier of ['start', 'pro', 'business']) await add({ tier });
    await add({ payer: payerId });
    expect(await applied()).toBeNull();
  });

  it('is never one that is to come, has ended or was withdrawn', async () => {
    await add({ payer: buyer.payerId, from: 0.001 });
    await add({ payer: buyer.payerId, from: 5 });
    await add({ payer: buyer.payerId, from: -5, to: -0.001 });
    await add({ payer: buyer.payerId, isWithdrawn: true });
    expect(await applied()).toBeNull();
    const living = await add({ from: -5, to: 0.01 });
    expect(await applied()).toBe(living);
  });

  it('holds from the moment of its beginning and no more at that of its end', async () => {
    const [beginning, ended] = [await add({ from: 1 }), await add({ from: -1, to: 1 })];
    await api.db.transaction().execute(async (trx) => {
      await sql`update rate_corrections set valid_from = now() where id = ${beginning}`.execute(trx);
      await sql`update rate_corrections set valid_to = now() where id = ${ended}`.execute(trx);
      const { rows } = await sql<{ id: string }>`
        select id from rate_corrections where is_active and valid_from <= now() and (valid_to is null or valid_to > now())`.execute(
        trx,
      );
      expect(rows).toEqual([{ id: beginning }]);
    });
    expect(await applied()).toBe(beginning);
  });

  it('stands in the transaction beside the prices of that moment, without what is the staff’s', async () => {
    await add({ scope: ['model', 'priced-model'] });
    await applied();
    await sql`update models set input_price = 9, output_price = 9 where id = 'priced-model'`.execute(api.db);
    const { rows } = await sql<{ id: string }>`
      select l.id from ledger_postings l join model_charges c on c.entry_id = l.entry_id and c.payer_id = l.payer_id
      where c.request_key = ${`charge:correction-${requests}`}`.execute(api.db);
    const reader = await api.signedIn({ permissions: ['user:manage'] });
    const answer = await reader.get(`/transactions/${rows[0]?.id}`);
    await sql`update models set input_price = 1, output_price = 1 where id = 'priced-model'`.execute(api.db);
    expect(answer.read<{ charge: unknown }>().charge).toEqual({
      base_amount: '0.001',
      prices: { input: '1.00', output: '1.00' },
      correction: { scope_type: 'model', name: 'Платная' },
      correction_multiplier: '0.5000',
      tier: 'plus',
      tier_multiplier: '0.9700',
    });
  });

  it('follows the tier that was set by hand', async () => {
    const ofTier = await add({ tier: 'business' });
    expect(await applied()).toBeNull();
    const finance = await api.signedIn({ permissions: ['rate_correction:manage'] });
    const path = `/rate-corrections/payer/${buyer.payerId}/tier`;
    await finance.patch(path, { tier: 'business', reason: 'Договор' });
    expect(await applied()).toBe(ofTier);
    await finance.patch(path, { tier: null, reason: 'Договор закончился' });
    expect(await applied()).toBeNull();
  });

  it('is found among many thousands by what it covers', async () => {
    const own = await add({ tier: 'plus' });
    await sql`insert into rate_corrections (id, scope_type, scope_value, target_payer_id, target_tier, multiplier, reason, valid_from)
      select gen_random_uuid(), 'model', 'other-model-' || n, null, null, 0.9, 'Много', now() - interval '1 day'
      from generate_series(1, 20000) n`.execute(api.db);
    await sql`analyze rate_corrections`.execute(api.db);
    const { rows } = await sql<Record<'QUERY PLAN', string>>`explain select id from rate_corrections c
      where c.is_active and c.target_key in ('a', 'plus', '') and c.scope_key = any (array['all:', 'model:priced-model'])`.execute(
      api.db,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('rate_corrections_in_force');
    expect(await applied()).toBe(own);
  });
});
