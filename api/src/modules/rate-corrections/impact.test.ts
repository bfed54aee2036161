import { addDays, moscowDay, startOfMoscowDay } from '@cabinet/kernel/core/calendar';
import { addMoney, type Money, subtractMoney, toWire, ZERO_MONEY } from '@cabinet/kernel/core/money';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { uuidv7 } from '#db/index.ts';
import { priceTokens } from '#lib/pricing/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { userWith } from '#test/test-payers.ts';
import { agreed } from '#test/test-proposals.ts';
import type { PriceImpactSchema } from '../models/schemas.ts';
import type { ImpactSchema } from './impact-schemas.ts';
import type { SavedCorrectionSchema } from './schemas.ts';

type Impact = Static<typeof ImpactSchema>;

interface Call {
  readonly buyer: { readonly id: string; readonly payerId: string };
  readonly model: string;
  readonly tokens: { readonly inputTokens: number; readonly outputTokens: number };
  readonly correction?: { readonly id: string; readonly multiplier: string };
  readonly tier?: string;
  readonly at?: Date;
  readonly kind?: 'charge' | 'hold';
}

const PRICES = { inputPrice: '157.2533', outputPrice: '633.5' };
const TIERS: Readonly<Record<string, string>> = { start: '1', plus: '0.97', pro: '0.93' };
const ONE_MILLION = { inputTokens: 1_000_000, outputTokens: 0 };

describe.each(databases)('the impact of a rate correction on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let finance: SignedIn;
  let made = 0;
  beforeAll(async () => {
    finance = await api.signedIn({ permissions: ['rate_correction:manage'] });
  });

  /** Each test has a model of its own, and with it its own charges. */
  async function aModel(): Promise<string> {
    made += 1;
    const id = `impact-${made}`;
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
      (${id}, ${`Модель ${made}`}, ${`Вендор ${made}`}, 'text', '{}', ${PRICES.inputPrice}, ${PRICES.outputPrice})`.execute(
      api.db,
    );
    return id;
  }
  const amountOf = ({ tokens, correction, tier = 'start' }: Call, multiplier?: string) =>
    priceTokens(tokens, PRICES, {
      correction: multiplier ?? correction?.multiplier ?? '1',
      tier: TIERS[tier] ?? '1',
    });

  async function record(call: Call): Promise<void> {
    const { base, amount } = amountOf(call);
    made += 1;
    await api.db
      .insertInto('model_charges')
      .values({
        request_key: `${call.kind ?? 'charge'}:impact-${made}`,
        user_id: call.buyer.id,
        payer_id: call.buyer.payerId,
        model_id: call.model,
        input_tokens: call.tokens.inputTokens,
        output_tokens: call.tokens.outputTokens,
        base_amount: toWire(base),
        correction_id: call.correction?.id ?? null,
        correction_multiplier: call.correction?.multiplier ?? '1',
        tier: call.tier ?? 'start',
        tier_multiplier: TIERS[call.tier ?? 'start'] ?? '1',
        amount: toWire(amount),
        entry_id: null,
        hold_id: null,
        ...(call.at && { created_at: call.at }),
      })
      .execute();
  }
  async function aCorrection(changes: {
    scope_type?: 'all' | 'model';
    scope_value?: string;
    target_payer_id?: string;
    target_tier?: string;
    multiplier: string;
  }) {
    const id = uuidv7();
    const { scope_type = 'model', scope_value = null, target_payer_id = null, target_tier = null } = changes;
    await sql`insert into rate_corrections (id, scope_type, scope_value, target_payer_id, target_tier, multiplier, reason,
      valid_from) values (${id}, ${scope_type}, ${scope_value}, ${target_payer_id}, ${target_tier}, ${changes.multiplier},
      'Из истории', now() - interval '90 days')`.execute(api.db);
    return { id, multiplier: changes.multiplier };
  }
  const ask = async (model: string, changes: object = {}) =>
    (
      await finance.post('/rate-corrections/impact', {
        scope: { type: 'model', value: model },
        multiplier: '0.9',
        ...changes,
      })
    ).read<Impact>();
  const sum = (amounts: readonly Money[]) => amounts.reduce(addMoney, ZERO_MONEY);

  it('is nothing where nothing was charged', async () => {
    const impact = await ask(await aModel());
    expect(impact).toMatchObject({
      days: 30,
      from: startOfMoscowDay(addDays(moscowDay(new Date()), -29)).toISOString(),
      charges: 0,
      outranked: 0,
      amount_before: '0.00',
      amount_after: '0.00',
      difference: '0.00',
      payers_count: 0,
      payers: [],
      models_count: 0,
      models: [],
    });
  });

  it('is that of calls that the chat service charged', async () => {
    const model = await aModel();
    const buyer = await userWith(api, '1000');
    const charge = (request_id: string) =>
      callService(api, '/charges', {
        user_id: buyer.id,
        model_id: model,
        input_tokens: 1_000_000,
        output_tokens: 0,
        request_id,
      });
    expect(await charge('impact-one')).toMatchObject({ status: 200 });
    expect(await charge('impact-two')).toMatchObject({ status: 200 });
    expect(await ask(model)).toMatchObject({
      charges: 2,
      amount_before: '314.5066',
      amount_after: '283.05594',
      difference: '-31.45066',
      payers_count: 1,
      payers: [{ id: buyer.payerId, name: 'Тест Тестов', charges: 2, difference: '-31.45066' }],
      models_count: 1,
      models: [{ id: model, before: '314.5066', after: '283.05594' }],
    });
  });

  it('is, to the last decimal, what each call would have cost', async () => {
    const model = await aModel();
    const buyers = await Promise.all(Array.from({ length: 4 }, () => userWith(api, '0')));
    const weaker = await aCorrection({ scope_type: 'all', multiplier: '0.7777' });
    const calls = Array.from({ length: 60 }, (_, n): Call => {
      const buyer = buyers[n % 4];
      if (!buyer) throw new Error('there are four');
      return {
        buyer,
        model,
        tokens: { inputTokens: 1 + ((n * 7919) % 5003), outputTokens: (n * 104_729) % 3001 },
        tier: ['start', 'plus', 'pro'][n % 3] ?? 'start',
        ...(n % 5 === 0 && { correction: weaker }),
      };
    });
    for (const call of calls) await record(call);
    const impact = await ask(model, { multiplier: '1.2345' });
    const [before, after] = [
      sum(calls.map((call) => amountOf(call).amount)),
      sum(calls.map((call) => amountOf(call, '1.2345').amount)),
    ];
    expect(impact).toMatchObject({
      charges: 60,
      amount_before: toWire(before),
      amount_after: toWire(after),
      difference: toWire(subtractMoney(after, before)),
      payers_count: 4,
    });
    expect(impact.payers.map(({ charges }) => charges)).toEqual([15, 15, 15, 15]);
    const differences = impact.payers.map(({ difference }) => Number(difference));
    expect(differences).toEqual([...differences].sort((one, other) => other - one));
  });

  it('leaves the calls alone that a stronger correction priced', async () => {
    const model = await aModel();
    const buyer = await userWith(api, '0');
    const [ofModel, ofTier, ofPayer] = [
      await aCorrection({ scope_value: model, multiplier: '0.5' }),
      await aCorrection({ scope_type: 'all', target_tier: 'start', multiplier: '0.6' }),
      await aCorrection({ scope_type: 'all', target_payer_id: buyer.payerId, multiplier: '0.7' }),
    ];
    for (const correction of [undefined, ofModel, ofTier, ofPayer])
      await record({ buyer, model, tokens: ONE_MILLION, ...(correction && { correction }) });
    const counted = async (target: object) => {
      const { charges, outranked } = await ask(model, { target });
      return [charges, outranked];
    };
    expect(await counted({})).toEqual([2, 2]);
    expect(await counted({ tier: 'start' })).toEqual([3, 1]);
    expect(await counted({ payer_id: buyer.payerId })).toEqual([4, 0]);
  });

  it('is that of the payer, the tier and the models that it is for', async () => {
    const [model, other] = [await aModel(), await aModel()];
    const [one, two] = [await userWith(api, '0'), await userWith(api, '0')];
    await record({ buyer: one, model, tokens: ONE_MILLION, tier: 'pro' });
    await record({ buyer: two, model, tokens: ONE_MILLION });
    await record({ buyer: two, model: other, tokens: ONE_MILLION });
    expect((await ask(model)).charges).toBe(2);
    expect((await ask(model, { target: { payer_id: one.payerId } })).payers).toMatchObject([
      { id: one.payerId },
    ]);
    expect((await ask(model, { target: { tier: 'pro' } })).payers).toMatchObject([{ id: one.payerId }]);
    const byVendor = await ask(model, { scope: { type: 'vendor', value: `Вендор ${other.split('-')[1]}` } });
    expect(byVendor.models).toMatchObject([{ id: other, charges: 1 }]);
    const everything = await ask(model, { scope: { type: 'all' } });
    expect(everything.models.length).toBeGreaterThan(1);
  });

  it('takes whole days of Moscow and no reserves', async () => {
    const model = await aModel();
    const buyer = await userWith(api, '0');
    const first = startOfMoscowDay(addDays(moscowDay(new Date()), -29));
    await record({ buyer, model, tokens: ONE_MILLION, at: first });
    await record({ buyer, model, tokens: ONE_MILLION, at: new Date(first.getTime() - 1) });
    await record({ buyer, model, tokens: ONE_MILLION, kind: 'hold' });
    expect((await ask(model)).charges).toBe(1);
  });

  it('of one that is saved leaves what it has priced as it is', async () => {
    const model = await aModel();
    const buyer = await userWith(api, '0');
    const own = await aCorrection({ scope_value: model, multiplier: '0.5' });
    await record({ buyer, model, tokens: ONE_MILLION, correction: own });
    await record({ buyer, model, tokens: ONE_MILLION });
    const impact = (await finance.get(`/rate-corrections/${own.id}/impact`)).read<Impact>();
    expect(impact).toMatchObject({
      charges: 2,
      amount_before: '235.87995',
      amount_after: '157.2533',
      difference: '-78.62665',
    });
  });

  it('of a change competes as the one that is changed', async () => {
    const model = await aModel();
    const buyer = await userWith(api, '0');
    const answer = await finance.post('/rate-corrections', {
      scope: { type: 'model', value: model },
      multiplier: '0.9',
      reason: 'Планы',
      valid_from: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const planned = answer.read<Static<typeof SavedCorrectionSchema>>();
    const newer = await aCorrection({ scope_value: model, multiplier: '0.5' });
    await record({ buyer, model, tokens: ONE_MILLION, correction: newer });
    const { valid_from, id } = planned;
    expect(await ask(model, { id, valid_from })).toMatchObject({ charges: 0, outranked: 1 });
    expect(await ask(model)).toMatchObject({ charges: 1, outranked: 0 });
  });

  it('shows the twenty payers whose bill changes most', async () => {
    const model = await aModel();
    for (let n = 1; n <= 22; n += 1)
      await record({
        buyer: await userWith(api, '0'),
        model,
        tokens: { inputTokens: n * 1_000_000, outputTokens: 0 },
      });
    const { payers, payers_count } = await ask(model);
    expect([payers_count, payers.length]).toEqual([22, 20]);
    expect(payers[0]).toMatchObject({ before: '3459.5726', difference: '-345.95726' });
  });

  describe('of another price', () => {
    type PriceImpact = Static<typeof PriceImpactSchema>;
    let clerk: SignedIn;
    let second: SignedIn;
    beforeAll(async () => {
      clerk = await api.signedIn({ permissions: ['user:manage'] });
      second = await api.signedIn({ permissions: ['user:manage'], displayName: 'Вторая' });
    });
    const askPrice = async (model: string, prices: object) =>
      (await clerk.post(`/models/${model}/price-impact`, prices)).read<PriceImpact>();

    it('is, to the last decimal, what each call would have cost with its own correction and tier', async () => {
      const model = await aModel();
      const buyers = [await userWith(api, '0'), await userWith(api, '0')] as const;
      // One payer has two people.
      const colleague = { id: (await userWith(api, '0')).id, payerId: buyers[0].payerId };
      const correction = await aCorrection({ scope_type: 'all', multiplier: '0.7777' });
      const calls = Array.from(
        { length: 24 },
        (_, n): Call => ({
          buyer: n % 7 === 1 ? colleague : buyers[n % 3 === 0 ? 1 : 0],
          model,
          tokens: { inputTokens: 1 + ((n * 7919) % 5003), outputTokens: (n * 104_729) % 3001 },
          tier: ['start', 'plus', 'pro'][n % 3] ?? 'start',
          ...(n % 4 === 0 && { correction }),
        }),
      );
      for (const call of calls) await record(call);
      await record({ buyer: buyers[0], model, tokens: ONE_MILLION, kind: 'hold' });
      const impact = await askPrice(model, { input_price: '15725.33', output_price: '700.25' });
      const after = sum(
        calls.map(({ tokens, tier = 'start', correction: own }) => {
          const prices = { inputPrice: '15725.33', outputPrice: '700.25' };
          const multipliers = { correction: own?.multiplier ?? '1', tier: TIERS[tier] ?? '1' };
          return priceTokens(tokens, prices, multipliers).amount;
        }),
      );
      expect(impact).toMatchObject({
        charges: 24,
        people_count: 3,
        payers_count: 2,
        amount_before: toWire(sum(calls.map((call) => amountOf(call).amount))),
        amount_after: toWire(after),
        prices_before: { input_price: '157.2533', output_price: '633.50' },
        prices_after: { input_price: '15725.33', output_price: '700.25' },
      });
      expect(impact.payers.map(({ id }) => id)).toEqual([buyers[0].payerId, buyers[1].payerId]);
      expect((await askPrice(model, { output_price: '700.25' })).prices_after).toEqual({
        input_price: '157.2533',
        output_price: '700.25',
      });
      expect((await askPrice(model, {})).difference).toBe('0.00');
    });

    it('is shown to the second person, who reads the reason; it stays in the history of prices', async () => {
      const model = await aModel();
      await record({ buyer: await userWith(api, '0'), model, tokens: ONE_MILLION });
      const price = { input_price: '15725.33' };
      expect(await clerk.patch(`/models/${model}`, price)).toMatchObject({
        status: 400,
        code: 'VAL.004',
        details: { fields: { reason: 'Укажите, почему меняется цена' } },
      });
      const answer = await clerk.patch(`/models/${model}`, { ...price, reason: ' Поставщик поднял цену ' });
      const proposal = answer.read<{ proposal: { id: string; reason: string } }>().proposal;
      expect(proposal.reason).toBe('Поставщик поднял цену');
      const proposed = await second.get(`/models/price-proposals/${proposal.id}/impact`);
      expect(proposed.data).toEqual({
        ...(await askPrice(model, price)),
        to: expect.any(String),
      });
      expect(await finance.get(`/models/price-proposals/${proposal.id}/impact`)).toMatchObject({
        status: 403,
      });
      expect(await second.get(`/models/price-proposals/${uuidv7()}/impact`)).toMatchObject({ status: 404 });
      await agreed(second, answer);
      const { prices } = (await clerk.get(`/models/${model}`)).read<{
        prices: { reason: string | null }[];
      }>();
      expect(prices.map(({ reason }) => reason)).toEqual(['Поставщик поднял цену', null]);
      const { rows } = await sql`select after ->> 'reason' as reason from audit_log
        where entity_id = ${model} and action = 'model.price'`.execute(api.db);
      expect(rows).toEqual([{ reason: 'Поставщик поднял цену' }]);
    });
  });
});
