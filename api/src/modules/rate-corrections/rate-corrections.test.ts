import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import { ownPayersOf, userWith } from '#test/test-payers.ts';
import { agreed } from '#test/test-proposals.ts';
import type { CorrectionDetailSchema, SavedCorrectionSchema } from './schemas.ts';

type Saved = Static<typeof SavedCorrectionSchema>;
type Detail = Static<typeof CorrectionDetailSchema>;

const MANAGE = 'rate_correction:manage';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const body = (changes: object = {}) => ({
  scope: { type: 'tag', value: 'быстрая' },
  multiplier: '0.95',
  reason: 'Скидка к празднику',
  ...changes,
});

async function arrange({ db }: TestApi): Promise<void> {
  await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
    ('rc-model', 'Модель', 'Ромашка', 'text', '{быстрая}', 10, 30),
    ('rc-other', 'Другая', 'Василёк', 'image', '{медленная}', 10, 30)`.execute(db);
}

describe.each(anyDatabase)('rate corrections on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  beforeAll(async () => {
    await arrange(api);
    finance = await api.signedIn({ permissions: [MANAGE], displayName: 'Фаина' });
  });

  const create = async (changes: object = {}) => {
    const answer = await finance.post('/rate-corrections', body(changes));
    if (answer.status !== 200) throw new Error(`${answer.code} ${answer.message}`);
    return answer.read<Saved>();
  };
  const change = (id: string, changes: object) => finance.patch(`/rate-corrections/${id}`, changes);
  const detail = async (id: string) => (await finance.get(`/rate-corrections/${id}`)).read<Detail>();
  /** Makes a correction look as if it had been made earlier. */
  const shift = (id: string, days: number) =>
    sql`update rate_corrections set valid_from = valid_from + make_interval(days => ${days}),
      valid_to = valid_to + make_interval(days => ${days}) where id = ${id}`.execute(api.db);

  describe('are made', () => {
    it('for everybody, from now on, unless told otherwise', async () => {
      const before = Date.now();
      const saved = await create({ multiplier: '0.95', reason: '  Праздник ' });
      expect(saved).toMatchObject({
        scope: { type: 'tag', value: 'быстрая', name: 'быстрая' },
        target: { payer_id: null, tier: null, name: null },
        multiplier: '0.9500',
        reason: 'Праздник',
        valid_to: null,
        is_active: true,
        state: 'active',
        created_by: { id: finance.userId, display_name: 'Фаина' },
        updated_by: null,
        deactivated_by: null,
        version: 1,
      });
      expect(new Date(saved.valid_from).getTime()).toBeGreaterThanOrEqual(before);
      expect(new Date(saved.valid_from).getTime()).toBeLessThanOrEqual(Date.now());
    });

    it('with names of the model, the payer and the tier', async () => {
      const { payerId } = await userWith(api, '0');
      const ofModel = await create({
        scope: { type: 'model', value: 'rc-model' },
        target: { payer_id: payerId },
      });
      expect(ofModel).toMatchObject({
        scope: { type: 'model', value: 'rc-model', name: 'Модель' },
        target: { payer_id: payerId, tier: null, name: 'Тест Тестов' },
      });
      const ofTier = await create({
        scope: { type: 'tag', value: 'быстрая' },
        target: { tier: 'pro', payer_id: null },
        valid_from: inDays(1),
        valid_to: inDays(2),
      });
      expect(ofTier).toMatchObject({
        scope: { type: 'tag', value: 'быстрая', name: 'быстрая' },
        target: { payer_id: null, tier: 'pro', name: 'Про' },
        state: 'planned',
      });
    });

    it.each([
      ['scope.value', { scope: { type: 'model', value: 'gone' } }],
      ['scope.value', { scope: { type: 'vendor', value: 'Никто' } }],
      ['scope.value', { scope: { type: 'tag', value: 'нет' } }],
      ['scope.value', { scope: { type: 'type', value: 'нет' } }],
      ['scope.value', { scope: { type: 'all', value: 'rc-model' } }],
      ['scope.type', { scope: { type: 'some', value: 'rc-model' } }],
      ['target.payer_id', { target: { payer_id: randomUUID() } }],
      ['target.payer_id', { target: { payer_id: 'nobody' } }],
      ['target.tier', { target: { tier: 'gold' } }],
      ['multiplier', { multiplier: '0' }],
      ['multiplier', { multiplier: '0.0000' }],
      ['multiplier', { multiplier: '0.12345' }],
      ['multiplier', { multiplier: '100.0001' }],
      ['multiplier', { multiplier: '-1' }],
      ['multiplier', { multiplier: 0.95 }],
      ['reason', { reason: '   ' }],
      ['reason', { reason: 'x'.repeat(501) }],
      ['valid_from', { valid_from: inDays(-1) }],
      ['valid_from', { valid_from: 'вчера' }],
      ['valid_to', { valid_to: inDays(-1) }],
      ['valid_to', { valid_from: inDays(2), valid_to: inDays(2) }],
    ])('never with a wrong %s: %j', async (field, changes) => {
      const answer = await finance.post('/rate-corrections', body(changes));
      expect(answer).toMatchObject({ status: 400, code: 'VAL.003' });
      expect(Object.keys(answer.details.fields ?? {})).toEqual([field]);
    });

    it('never for a payer and a tier at once', async () => {
      const { payerId } = await userWith(api, '0');
      const answer = await finance.post(
        '/rate-corrections',
        body({ target: { payer_id: payerId, tier: 'pro' } }),
      );
      expect(answer).toMatchObject({
        code: 'VAL.003',
        details: { fields: { 'target.tier': expect.any(String) } },
      });
    });

    it('never without scope, value of the scope, multiplier or reason', async () => {
      for (const [field, changes] of [
        ['scope', { scope: undefined }],
        ['scope.value', { scope: { type: 'vendor' } }],
        ['multiplier', { multiplier: undefined }],
        ['reason', { reason: undefined }],
        ['reason', { reason: '' }],
      ] as const) {
        const answer = await finance.post('/rate-corrections', body(changes));
        expect(answer).toMatchObject({ status: 400, code: 'VAL.004' });
        expect(Object.keys(answer.details.fields ?? {})).toEqual([field]);
      }
    });

    it('by a browser whose clock is late as well, beginning now', async () => {
      const saved = await create({ valid_from: new Date(Date.now() - 60_000).toISOString() });
      expect(Date.now() - new Date(saved.valid_from).getTime()).toBeLessThan(50_000);
    });

    it('up to a hundredfold, by two people', async () => {
      const second = await api.signedIn({ permissions: [MANAGE] });
      for (const multiplier of ['100.0000', '0.0001']) {
        const answer = await finance.post('/rate-corrections', body({ multiplier }));
        await agreed(second, answer);
        expect(await detail(answer.read<Saved>().id)).toMatchObject({ multiplier, state: 'active' });
      }
    });

    it('once by one key', async () => {
      const key = { 'idempotency-key': randomUUID() };
      const first = await finance.post('/rate-corrections', body(), key);
      const again = await finance.post('/rate-corrections', body(), key);
      expect(again.data).toEqual(first.data);
      expect(await finance.post('/rate-corrections', body({ multiplier: '0.9' }), key)).toMatchObject({
        status: 409,
        code: 'RES.002',
      });
    });
  });

  describe('are changed', () => {
    it('in everything while they are planned', async () => {
      const { id, number } = await create({ valid_from: inDays(2), valid_to: inDays(4) });
      const { payerId } = await userWith(api, '0');
      const asked = {
        scope: { type: 'vendor', value: 'Ромашка' },
        target: { payer_id: payerId },
        multiplier: '1.1',
        reason: 'Договор',
        valid_from: inDays(3),
        valid_to: null,
      };
      const answer = await change(id, { ...asked, version: 1 });
      expect(answer).toMatchObject({
        status: 200,
        data: {
          ...asked,
          id,
          number,
          scope: { type: 'vendor', value: 'Ромашка', name: 'Ромашка' },
          multiplier: '1.1000',
          updated_by: { id: finance.userId },
          version: 2,
        },
      });
      const [event] = (await detail(id)).history;
      expect(event).toMatchObject({ action: 'update', by: { display_name: 'Фаина' } });
      expect(event?.changes).toContainEqual({ field: 'multiplier', before: '0.9500', after: '1.1000' });
      expect(event?.changes).toContainEqual({ field: 'target_payer_id', before: null, after: payerId });
    });

    it('to begin now, and then no more', async () => {
      const { id } = await create({ valid_from: inDays(2) });
      const begun = await change(id, { valid_from: new Date().toISOString(), version: 1 });
      expect(begun).toMatchObject({ data: { state: 'active', version: 2 } });
      expect(await change(id, { valid_from: inDays(1), version: 2 })).toMatchObject({ code: 'RES.003' });
    });

    it('in their reason and end only once they have begun', async () => {
      const { payerId } = await userWith(api, '0');
      const { id, valid_from } = await create({ scope: { type: 'type', value: 'text' } });
      for (const asked of [
        { multiplier: '0.9' },
        { scope: { type: 'all' } },
        { target: { tier: 'pro' } },
        { target: { payer_id: payerId } },
        { valid_from: inDays(1) },
      ])
        expect(await change(id, { ...asked, version: 1 })).toMatchObject({ status: 409, code: 'RES.003' });
      const saved = await change(id, {
        scope: { type: 'type', value: 'text' },
        target: {},
        multiplier: '0.95',
        valid_from,
        reason: 'Другая причина',
        valid_to: inDays(5),
        version: 1,
      });
      expect(saved).toMatchObject({
        status: 200,
        data: { reason: 'Другая причина', version: 2, valid_from },
      });
      expect(await change(id, { valid_to: inDays(-1), version: 2 })).toMatchObject({ code: 'VAL.003' });
      expect(await change(id, { valid_to: null, version: 2 })).toMatchObject({ data: { valid_to: null } });
    });

    it('never after they have ended', async () => {
      const { id } = await create({ valid_to: inDays(1) });
      await shift(id, -2);
      expect(await detail(id)).toMatchObject({ state: 'past' });
      expect(await change(id, { reason: 'Позже', version: 1 })).toMatchObject({ code: 'RES.003' });
      expect(await change(id, { valid_to: inDays(9), version: 1 })).toMatchObject({ code: 'RES.003' });
      expect(await finance.patch(`/rate-corrections/${id}/deactivate`)).toMatchObject({ code: 'RES.003' });
    });

    it('never over what somebody else saved, which the refusal shows', async () => {
      const { id } = await create({ valid_from: inDays(2) });
      await change(id, { reason: 'Первая', version: 1 });
      const late = await change(id, { reason: 'Вторая', version: 1 });
      expect(late).toMatchObject({ status: 409, code: 'RES.002' });
      expect(late.details.current).toMatchObject({ id, reason: 'Первая', version: 2 });
      // No serializer drops from an error what the schema does not name.
      expect(await detail(id)).toMatchObject(Object(late.details.current));
    });

    it('into themselves without a trace', async () => {
      const { id, valid_from } = await create({ valid_from: inDays(2) });
      expect(await change(id, { ...body(), valid_from, version: 1 })).toMatchObject({
        status: 200,
        data: { version: 1, updated_by: null },
      });
      expect((await detail(id)).history).toHaveLength(1);
    });

    it('keep a scope whose models are gone', async () => {
      await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
        ('rc-gone', 'Уходящая', 'Лютик', 'text', '{}', 1, 1)`.execute(api.db);
      const scope = { type: 'vendor', value: 'Лютик' };
      const { id } = await create({ scope });
      await sql`update models set developer = 'Ромашка' where id = 'rc-gone'`.execute(api.db);
      expect(await change(id, { scope, reason: 'Уточнено', version: 1 })).toMatchObject({ status: 200 });
    });

    it('with wrong values never', async () => {
      const { id } = await create({ valid_from: inDays(2) });
      for (const asked of [
        { scope: { type: 'tag', value: 'нет' } },
        { multiplier: '0' },
        { target: { tier: 'gold' } },
        { valid_from: inDays(-2) },
        { valid_to: inDays(1) },
      ])
        expect(await change(id, { ...asked, version: 1 })).toMatchObject({ status: 400, code: 'VAL.003' });
      expect(await change(id, { reason: 'Без версии' })).toMatchObject({ code: 'VAL.004' });
    });
  });

  describe('are withdrawn', () => {
    it('once, with or without a reason', async () => {
      const [first, second] = [await create(), await create({ valid_from: inDays(3) })];
      const answer = await finance.patch(`/rate-corrections/${first.id}/deactivate`, { reason: 'Ошибка' });
      expect(answer).toMatchObject({
        status: 200,
        data: {
          is_active: false,
          state: 'inactive',
          deactivated_by: { id: finance.userId },
          deactivation_reason: 'Ошибка',
        },
      });
      expect(await finance.patch(`/rate-corrections/${first.id}/deactivate`)).toMatchObject({
        status: 409,
        code: 'RES.003',
      });
      expect(await change(first.id, { reason: 'Ещё', version: 2 })).toMatchObject({ code: 'RES.003' });
      expect(await finance.patch(`/rate-corrections/${second.id}/deactivate`)).toMatchObject({ status: 200 });
      expect((await detail(first.id)).history).toMatchObject([
        {
          action: 'deactivate',
          changes: [
            { field: 'is_active', before: 'true', after: 'false' },
            { field: 'deactivation_reason', before: null, after: 'Ошибка' },
          ],
        },
        { action: 'create' },
      ]);
    });
  });

  it('for a payer of their own are made, changed and withdrawn by somebody else', async () => {
    const clerk = await api.signedIn({ permissions: [MANAGE] });
    const { payerId: strange } = await userWith(api, '0');
    const refusal = { status: 409, code: 'RES.003', message: expect.stringContaining('другой человек') };
    const planned = { valid_from: inDays(1) };
    for (const [kind, payerId] of Object.entries(await ownPayersOf(api, clerk.userId))) {
      const target = { payer_id: payerId, tier: null };
      expect([kind, await clerk.post('/rate-corrections', body({ target }))]).toMatchObject([kind, refusal]);

      const others = await clerk.post(
        '/rate-corrections',
        body({ ...planned, target: { payer_id: strange } }),
      );
      const { id, version } = others.read<Saved>();
      expect(await clerk.patch(`/rate-corrections/${id}`, { target, version })).toMatchObject(refusal);
      expect((await detail(id)).target.payer_id).toBe(strange);

      const own = await create({ ...planned, target });
      for (const change of [{ multiplier: '0.0001' }, { target: {} }, { reason: 'Мне' }])
        expect(
          await clerk.patch(`/rate-corrections/${own.id}`, { ...change, version: own.version }),
        ).toMatchObject(refusal);
      expect(await clerk.patch(`/rate-corrections/${own.id}/deactivate`)).toMatchObject(refusal);
      expect(await detail(own.id)).toMatchObject({ version: 1, is_active: true });
      expect((await clerk.post('/rate-corrections/impact', body({ ...planned, target }))).status).toBe(200);
      expect((await finance.patch(`/rate-corrections/${own.id}/deactivate`)).status).toBe(200);
    }
  });

  it('are nobody’s without the permission, and unknown ids are unknown', async () => {
    const { id } = await create();
    const admin = await api.signedIn({ permissions: ['user:manage', 'payment_request:manage'] });
    const calls = [
      ['get', ''],
      ['get', '/export?format=csv'],
      ['get', '/active'],
      ['get', '/options'],
      ['get', '/payers'],
      ['get', `/${id}`],
      ['get', `/${id}/impact`],
      ['post', ''],
      ['post', '/overlaps'],
      ['post', '/impact'],
      ['patch', `/${id}`],
      ['patch', `/${id}/deactivate`],
      ['patch', `/payer/${randomUUID()}/tier`],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await admin[method](`/rate-corrections${path}`);
      expect({ path, ...answer }).toMatchObject({
        status: 403,
        code: 'AUTH.003',
        details: { permission: MANAGE },
      });
    }
    const unknown = randomUUID();
    expect(await finance.get(`/rate-corrections/${unknown}`)).toMatchObject({ code: 'RES.001' });
    expect(await finance.get(`/rate-corrections/${unknown}/impact`)).toMatchObject({ code: 'RES.001' });
    expect(await change(unknown, { version: 1 })).toMatchObject({ code: 'RES.001' });
    expect(await finance.patch(`/rate-corrections/${unknown}/deactivate`)).toMatchObject({ code: 'RES.001' });
    for (const draft of ['overlaps', 'impact'])
      expect(await finance.post(`/rate-corrections/${draft}`, body({ id: unknown }))).toMatchObject({
        code: 'RES.001',
      });
    expect(await finance.get('/rate-corrections/nothing')).toMatchObject({ code: 'VAL.003' });
  });

  it('can cover the models and be for the tiers that the options name', async () => {
    const options = (await finance.get('/rate-corrections/options')).read<{
      models: { id: string }[];
      tiers: { code: string }[];
      alone: object;
    }>();
    expect(options.models).toContainEqual({
      id: 'rc-model',
      name: 'Модель',
      developer: 'Ромашка',
      type: 'text',
      tags: ['быстрая'],
      enabled: true,
    });
    expect(options.tiers).toEqual([
      { code: 'start', name: 'Старт', threshold: '0.00', multiplier: '1.0000', is_own: true },
      { code: 'plus', name: 'Плюс', threshold: '10000.00', multiplier: '0.9700', is_own: false },
      { code: 'pro', name: 'Про', threshold: '50000.00', multiplier: '0.9300', is_own: false },
      { code: 'business', name: 'Бизнес', threshold: '250000.00', multiplier: '0.8800', is_own: false },
    ]);
    expect(options.alone).toEqual({ min: '0.5', max: '2' });
  });
});

describeOnPostgres('two who manage one rate correction on $name', (database) => {
  const api = useTestApi(database);
  beforeAll(() => arrange(api));
  const two = async () =>
    [await api.signedIn({ permissions: [MANAGE] }), await api.signedIn({ permissions: [MANAGE] })] as const;
  const codes = (answers: readonly { readonly code: string }[]) => answers.map(({ code }) => code).sort();

  it('withdraw it once', async () => {
    const [one, other] = await two();
    const { id } = (await one.post('/rate-corrections', body())).read<Saved>();
    const path = `/rate-corrections/${id}/deactivate`;
    expect(codes(await Promise.all([one.patch(path), other.patch(path)]))).toEqual(['', 'RES.003']);
    const { rows } =
      await sql`select from audit_log where entity_id = ${id} and action = 'rate_correction.deactivate'`.execute(
        api.db,
      );
    expect(rows).toHaveLength(1);
  });

  it('do not overwrite each other', async () => {
    const [one, other] = await two();
    const { id } = (await one.post('/rate-corrections', body())).read<Saved>();
    const save = (client: SignedIn, reason: string) =>
      client.patch(`/rate-corrections/${id}`, { reason, version: 1 });
    expect(codes(await Promise.all([save(one, 'Одна'), save(other, 'Другая')]))).toEqual(['', 'RES.002']);
  });

  it('make one correction by one key', async () => {
    const [one] = await two();
    const key = { 'idempotency-key': randomUUID() };
    const make = () => one.post('/rate-corrections', body(), key);
    const answers = await Promise.all([make(), make(), make()]);
    expect(new Set(answers.map((answer) => answer.read<Saved>().id)).size).toBe(1);
  });
});
