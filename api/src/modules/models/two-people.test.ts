import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { agreed, decideAbout, proposedBy } from '#test/test-proposals.ts';
import type { ModelDetailSchema } from './schemas.ts';

type Detail = Static<typeof ModelDetailSchema>;

const MANAGE = { permissions: ['user:manage'] };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const PROPOSED = 'Предложение записано. Подтверждает другой человек';

let made = 0;

/** A model whose prices are a hundred since long ago. */
async function aModel({ db }: TestApi): Promise<string> {
  made += 1;
  const id = `priced-${made}`;
  await sql`insert into models (id, name, developer, type, input_price, output_price, created_at)
    values (${id}, ${`Модель ${made}`}, 'Ромашка', 'text', 100, 100, now() - interval '1 year')`.execute(db);
  return id;
}

const price = (who: TestClient, id: string, input_price: string, more: object = {}) =>
  who.patch(`/models/${id}`, { input_price, reason: 'Договорились', ...more });
const read = async (who: TestClient, id: string) => (await who.get(`/models/${id}`)).read<Detail>();

describe.each(anyDatabase)('the price of a model on $name', (database) => {
  const api = useTestApi(database);
  let clerk: SignedIn;
  let second: SignedIn;
  let id: string;
  beforeAll(async () => {
    clerk = await api.signedIn(MANAGE);
    second = await api.signedIn({ ...MANAGE, displayName: 'Вторая' });
  });
  beforeEach(async () => {
    id = await aModel(api);
  });
  const isAlone = async (input: string, more: object = {}, who: TestClient = clerk) =>
    (await price(who, id, input, more)).read<{ proposal: Proposal | null }>().proposal === null;
  const now = async () => (await read(clerk, id)).input_price;
  /** Moves what is planned or was set so far back that it holds, or has held for longer. */
  const older = (days: number) =>
    sql`update model_prices set valid_from = valid_from - make_interval(days => ${days}) where model_id = ${id}`.execute(
      api.db,
    );

  it.each(['0', '0.00', '49.99', '150.01', '100000'])('of %s takes two people', async (wanted) => {
    const answer = await price(clerk, id, wanted, { name: 'Иначе', enabled: false });
    expect(answer).toMatchObject({
      message: PROPOSED,
      data: { name: 'Иначе', enabled: false, input_price: '100.00', proposal: { kind: 'model_price' } },
    });
    const proposal = proposedBy(answer);
    expect(proposal.details).toMatchObject([{ field: 'input_price', before: '100.00' }]);
    expect(await read(second, id)).toMatchObject({ input_price: '100.00', proposal: { id: proposal.id } });
    expect(await decideAbout(clerk, proposal, 'confirm')).toMatchObject({ code: 'RES.003' });
    const finance = await api.signedIn({ permissions: ['rate_correction:manage'] });
    expect(await decideAbout(finance, proposal, 'confirm')).toMatchObject({ code: 'RES.001' });
    await agreed(second, answer);
    const after = await read(second, id);
    expect(Number(after.input_price)).toBe(Number(wanted));
    expect(after.proposal).toBeNull();
    expect(after.prices[0]).toMatchObject({ set_by: { id: clerk.userId }, agreed_by: { id: second.userId } });
    const { rows } = await sql`select actor_id, after ->> 'proposed_by' as author from audit_log
      where entity_id = ${id} and action = 'model.price'`.execute(api.db);
    expect(rows).toEqual([{ actor_id: second.userId, author: clerk.userId }]);
  });

  it('of a half more or less is for one person, and so is what stays as it is', async () => {
    expect(await isAlone('50')).toBe(true);
    await sql`update models set input_price = 0, output_price = 0 where id = ${id}`.execute(api.db);
    await sql`delete from model_prices where model_id = ${id}`.execute(api.db);
    expect(
      (await clerk.patch(`/models/${id}`, { input_price: '0', name: 'Даром', reason: 'Проба' })).data,
    ).toMatchObject({
      name: 'Даром',
      proposal: null,
    });
  });

  it('does not fall in parts, whoever takes them', async () => {
    expect(await isAlone('51')).toBe(true);
    expect(await isAlone('26')).toBe(false);
    expect(await isAlone('49', {}, await api.signedIn(MANAGE)).catch(() => 'refused')).toBe('refused');
    expect(await now()).toBe('51.00');
    await older(29);
    expect((await read(clerk, id)).alone.now.input_price).toEqual({ min: '50.00', max: '76.50' });
    await older(2);
    expect((await read(clerk, id)).alone.now.input_price).toEqual({ min: '25.50', max: '76.50' });
  });

  it('does not rise in parts either', async () => {
    expect([await isAlone('150'), await isAlone('151')]).toEqual([true, false]);
  });

  it('does not get far by a plan and a change at once', async () => {
    expect(await isAlone('150', { price_from: inDays(1) })).toBe(true);
    expect(await isAlone('51')).toBe(false);
    expect(await read(clerk, id)).toMatchObject({
      input_price: '100.00',
      next_price: { input_price: '150.00' },
    });
  });

  it('does not get far by one plan after the other', async () => {
    expect(await isAlone('51', { price_from: inDays(1) })).toBe(true);
    await older(2);
    expect(await now()).toBe('51.00');
    expect(await isAlone('26', { price_from: inDays(1) })).toBe(false);
  });

  it('is measured from what two people agreed on last', async () => {
    await agreed(second, await price(clerk, id, '20'));
    expect([await isAlone('11'), await isAlone('9')]).toEqual([true, false]);
  });

  it('that two people planned is not taken back or replaced by one', async () => {
    await agreed(second, await price(clerk, id, '300', { price_from: inDays(1) }));
    expect((await price(clerk, id, '100', { price_from: inDays(2) })).message).toBe(PROPOSED);
    expect(await clerk.delete(`/models/${id}/planned-price`)).toMatchObject({ code: 'RES.003' });
    const { proposal } = await read(clerk, id);
    if (!proposal) throw new Error('nothing waits');
    await decideAbout(clerk, proposal, 'cancel');
    const cancelled = await clerk.delete(`/models/${id}/planned-price`);
    expect(cancelled).toMatchObject({ message: PROPOSED, data: { next_price: { input_price: '300.00' } } });
    await agreed(second, cancelled);
    expect(await read(clerk, id)).toMatchObject({ input_price: '100.00', next_price: null });
  });

  it('that is confirmed late holds from then on, and one that has changed is not confirmed', async () => {
    const start = new Date(Date.now() + 1_000).toISOString();
    const answer = await price(clerk, id, '10', { price_from: start });
    while (Date.now() < Date.parse(start)) await new Promise((done) => setTimeout(done, 50));
    await agreed(second, answer);
    expect(await now()).toBe('10.00');

    const late = proposedBy(await price(clerk, id, '100'));
    await price(second, id, '11');
    expect(await decideAbout(second, late, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('с тех пор изменили'),
    });
    const { proposal } = await read(second, id);
    expect(proposal).toMatchObject({ id: late.id, obstacle: 'price_changed' });
    expect((await decideAbout(second, late, 'reject', { reason: 'Поздно' })).status).toBe(200);
  });

  it('is not set over another one than its author has seen', async () => {
    const prices_before = { input_price: '100', output_price: '100.00' };
    await price(second, id, '120');
    expect(await price(clerk, id, '60', { prices_before, name: 'Иначе' })).toMatchObject({
      status: 409,
      code: 'RES.002',
      message: expect.stringMatching(/^Цену с тех пор изменили: теперь ввод 120,00/),
    });
    expect(await read(clerk, id)).toMatchObject({
      input_price: '120.00',
      name: expect.not.stringContaining('Иначе'),
    });
    const seen = { ...prices_before, input_price: '120.0' };
    expect((await price(clerk, id, '130', { prices_before: seen })).status).toBe(200);
  });

  it('that somebody else has planned instead is not taken back unseen', async () => {
    await price(clerk, id, '110', { price_from: inDays(1) });
    const { next_price: planned } = await read(clerk, id);
    await price(second, id, '120', { price_from: inDays(1) });
    const cancel = (body: object) => clerk.send('DELETE', `/models/${id}/planned-price`, body);
    expect(await cancel({ planned })).toMatchObject({
      status: 409,
      code: 'RES.002',
      message: 'Запланирована уже другая цена. Проверьте её ещё раз',
    });
    const { next_price: other } = await read(clerk, id);
    expect(other).toMatchObject({ input_price: '120.00' });
    expect(await cancel({ planned: other })).toMatchObject({ status: 200, data: { next_price: null } });
  });

  it('is never zero from the start', async () => {
    const body = {
      id: `zero-${made}`,
      name: 'Новая',
      developer: 'А',
      type: 'text',
      input_price: '1',
      output_price: '0',
    };
    expect(await clerk.post('/models', body)).toMatchObject({
      status: 400,
      code: 'VAL.003',
      details: { fields: { output_price: expect.stringContaining('второй человек') } },
    });
  });
});

describeOnPostgres('a price that is confirmed and changed at once on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });

  it('is one of both, and nobody waits for ever', async () => {
    const [clerk, second, third] = [
      await api.signedIn(MANAGE),
      await api.signedIn(MANAGE),
      await api.signedIn(MANAGE),
    ];
    for (let round = 0; round < 6; round += 1) {
      const id = await aModel(api);
      const proposal = proposedBy(await price(clerk, id, '10'));
      const [confirmed, changed, proposed] = await Promise.all([
        decideAbout(second, proposal, 'confirm'),
        price(third, id, '90'),
        price(third, id, '0'),
      ]);
      expect([proposed.status, confirmed.status].every((status) => status === 200 || status === 409)).toBe(
        true,
      );
      const { input_price, prices } = await read(clerk, id);
      expect(confirmed.status === 200 ? '10.00' : '90.00').toBe(input_price);
      expect(changed.status === 200 || changed.code === 'RES.003').toBe(true);
      expect(prices).toHaveLength(2);
    }
  });

  it('does not fall by two halves at once', async () => {
    const clerk = await api.signedIn(MANAGE);
    const id = await aModel(api);
    await Promise.all([price(clerk, id, '51'), price(clerk, id, '26'), price(clerk, id, '149')]);
    expect(['51.00', '149.00']).toContain((await read(clerk, id)).input_price);
    expect((await read(clerk, id)).prices).toHaveLength(2);
  });
});
