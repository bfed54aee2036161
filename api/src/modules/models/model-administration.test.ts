import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { uuidv7 } from '#db/index.ts';
import { charge, topUp } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { databases } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf } from '#test/test-payers.ts';
import type { CatalogueModelSchema, ModelAccessSchema, ModelDetailSchema } from './schemas.ts';

type Detail = Static<typeof ModelDetailSchema>;
type Access = Static<typeof ModelAccessSchema>;
type Listed = Static<typeof CatalogueModelSchema>;

const HOUR_MS = 3_600_000;

let made = 0;

describe.each(databases)('models as administrators keep them on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let admin: SignedIn;
  /** The id of the model of the running test. */
  let id: string;

  beforeAll(async () => {
    admin = await api.signedIn({ role: 'admin' });
  });
  beforeEach(async () => {
    made += 1;
    id = `model-${made}`;
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price, created_at)
      values (${id}, ${`Модель ${made}`}, 'Ромашка', 'text', '{новая}', 10, 30, now() - interval '1 year')`.execute(
      api.db,
    );
  });

  const form = (changes: object = {}) => ({
    id: `new-${randomUUID()}`,
    name: 'Новая модель',
    developer: 'Ромашка',
    type: 'text',
    input_price: '10',
    output_price: '30.5',
    ...changes,
  });
  const detail = async () => (await admin.get(`/models/${id}`)).read<Detail>();
  const auditOf = async (entity: string) => {
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', entity)
      .orderBy('seq')
      .execute();
    return rows.map(({ action }) => action);
  };
  /** Moves the clock on, so that planned prices hold. */
  const passTime = () =>
    sql`update model_prices set valid_from = valid_from - interval '3 hours' where model_id = ${id}`.execute(
      api.db,
    );
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

  describe('are added', () => {
    it('switched off, with their tags once', async () => {
      const body = form({ tags: ['умная', ' умная ', 'новая'] });
      const answer = await admin.post('/models', body);
      expect(answer).toMatchObject({
        status: 200,
        data: {
          id: body.id,
          enabled: false,
          tags: ['умная', 'новая'],
          output_price: '30.50',
          next_price: null,
        },
      });
      expect(answer.read<Detail>().prices).toHaveLength(1);
      expect(await auditOf(body.id)).toEqual(['model.create']);
    });

    it('under ids as providers write them, which are kept and found letter by letter', async () => {
      const suffix = randomUUID().slice(0, 8);
      const ids = ['meta-llama/Llama-3.3', 'llama3:8b', 'gpt_4o', '@cf/q:w', `x${'/y'.repeat(55)}`];
      for (const own of ids.map((each) => `${each}.${suffix}`)) {
        expect(await admin.post('/models', form({ id: own, enabled: true }))).toMatchObject({
          status: 200,
          data: { id: own },
        });
        const path = `/models/${encodeURIComponent(own)}`;
        expect((await admin.get(path)).data).toMatchObject({ id: own });
        expect((await admin.get(`${path}/access`)).status).toBe(200);
        expect(await admin.patch(path, { name: 'Другая' })).toMatchObject({
          data: { id: own, name: 'Другая' },
        });
        expect(await auditOf(own)).toEqual(['model.create', 'model.update']);
        const other = own.toUpperCase();
        expect(await admin.get(`/models/${encodeURIComponent(other)}`)).toMatchObject({ code: 'RES.001' });
        const message = `Уже есть модель с кодом ${own}: он отличается только заглавными буквами`;
        expect(await admin.post('/models', form({ id: other }))).toMatchObject({
          status: 409,
          code: 'RES.002',
          details: { fields: { id: message } },
        });
        const person = await api.signedIn();
        await topUp(api.db, {
          payerId: await payerOf(api, 'user_id', person.userId),
          amount: '100',
          by: 'bank',
        });
        const charged = (model_id: string) =>
          callService(api, '/charges', {
            user_id: person.userId,
            model_id,
            input_tokens: 1000,
            output_tokens: 1000,
            request_id: randomUUID(),
          });
        expect((await charged(own)).status).toBe(200);
        expect((await charged(other)).code).toBe('RES.001');
      }
      for (const wrong of ['.a', '/a', 'a..b', 'a//b', 'a b', 'ы', 'a'.repeat(129)])
        expect(await admin.post('/models', form({ id: wrong }))).toMatchObject({ code: 'VAL.003' });
      const upper = sql`insert into models (id, name, developer, type, input_price, output_price)
        values (${id.toUpperCase()}, 'Вторая', 'Ромашка', 'text', 1, 1)`;
      await expect(upper.execute(api.db)).rejects.toThrow(/models_id_in_any_case/);
    });

    it('under no id that is an address of something else', async () => {
      const document = JSON.parse((await admin.get('/api/docs/json')).raw.toString()) as {
        readonly paths: Readonly<Record<string, unknown>>;
      };
      const beside = Object.keys(document.paths).flatMap(
        (path) => /^\/api\/v1\/models\/([^/{]+)/.exec(path)?.[1] ?? [],
      );
      expect(beside).toContain('catalogue');
      // The page of a new model is `/model-settings/create`, in whatever case.
      for (const taken of [...beside, 'create', 'Create'])
        expect([taken, await admin.post('/models', form({ id: taken }))]).toMatchObject([
          taken,
          { code: 'VAL.003', details: { fields: { id: expect.stringContaining('занят') } } },
        ]);
    });

    it('once by one key, and never twice under one id', async () => {
      const body = form();
      const key = { 'idempotency-key': randomUUID() };
      const first = await admin.post('/models', body, key);
      expect((await admin.post('/models', body, key)).data).toEqual(first.data);
      expect(await admin.post('/models', body)).toMatchObject({
        status: 409,
        code: 'RES.002',
        details: { fields: { id: 'Модель с таким кодом уже есть' } },
      });
    });

    it.each([
      [{ id: 'С пробелом' }, 'id'],
      [{ id: '.a' }, 'id'],
      [{ name: '' }, 'name'],
      [{ input_price: '-1' }, 'input_price'],
      [{ output_price: 'даром' }, 'output_price'],
      [{ tags: Array.from({ length: 21 }, (_, index) => `тег ${index}`) }, 'tags'],
      [{ type: 'x'.repeat(41) }, 'type'],
    ])('but not as %j', async (changes, field) => {
      const answer = await admin.post('/models', form(changes));
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.details.fields ?? {})).toEqual([field]);
    });
  });

  describe('change their price', () => {
    it('at once, keep what it was, and never price an old charge again', async () => {
      const { userId } = await api.signedIn();
      await topUp(api.db, { payerId: await payerOf(api, 'user_id', userId), amount: '1000', by: 'bank' });
      const order = (request_id: string) => ({
        user_id: userId,
        model_id: id,
        request_id,
        input_tokens: 1_000_000,
        output_tokens: 0,
      });
      const old = uuidv7();
      const amount = async (request: string) =>
        (await callService(api, '/charges', order(request))).read<{ amount: string }>().amount;
      expect(await amount(old)).toBe('10.00');
      expect(
        (await admin.patch(`/models/${id}`, { reason: 'Подорожало', input_price: '12.5' })).data,
      ).toMatchObject({
        input_price: '12.50',
        output_price: '30.00',
      });
      expect(await amount(uuidv7())).toBe('12.50');
      expect(await amount(old)).toBe('10.00');
      const { prices } = await detail();
      expect(prices.map((price) => [price.input_price, price.set_by?.id ?? null])).toEqual([
        ['12.50', admin.userId],
        ['10.00', null],
      ]);
      expect(await auditOf(id)).toEqual(['model.price']);
    });

    it('from a moment to come, by the clock alone', async () => {
      await admin.patch(`/models/${id}`, {
        reason: 'Подорожало',
        output_price: '40',
        price_from: inHours(2),
      });
      expect(await detail()).toMatchObject({
        output_price: '30.00',
        next_price: { input_price: '10.00', output_price: '40.00' },
      });
      await passTime();
      expect(await detail()).toMatchObject({ output_price: '40.00', next_price: null });
      const { models } = (await admin.get('/models')).read<{
        models: { id: string; output_price: string }[];
      }>();
      expect(models.find((model) => model.id === id)).toMatchObject({ output_price: '40.00' });
    });

    it('have one plan: a new one replaces it, and it can be taken back', async () => {
      await admin.patch(`/models/${id}`, {
        reason: 'Подорожало',
        output_price: '40',
        price_from: inHours(2),
      });
      await admin.patch(`/models/${id}`, {
        reason: 'Подорожало',
        output_price: '45',
        price_from: inHours(1),
      });
      expect((await detail()).prices.map((price) => price.output_price)).toEqual(['45.00', '30.00']);
      const answer = await admin.delete(`/models/${id}/planned-price`);
      expect(answer).toMatchObject({ status: 200, data: { next_price: null } });
      expect(await admin.delete(`/models/${id}/planned-price`)).toMatchObject({
        status: 404,
        code: 'RES.001',
      });
      expect(await auditOf(id)).toEqual(['model.price', 'model.price', 'model.price_cancel']);
    });

    it.each([
      ['2020-01-01T00:00:00Z'],
      [new Date(Date.now() + 400 * 24 * HOUR_MS).toISOString()],
      ['завтра'],
    ])('but not from %s', async (price_from) => {
      expect(
        await admin.patch(`/models/${id}`, { reason: 'Подорожало', output_price: '40', price_from }),
      ).toMatchObject({
        status: 400,
        code: 'VAL.003',
        details: { fields: { price_from: expect.any(String) } },
      });
      expect(await admin.patch(`/models/${id}`, { price_from: inHours(1) })).toMatchObject({ status: 400 });
    });

    it('and nothing by the price that holds already', async () => {
      await admin.patch(`/models/${id}`, { reason: 'Подорожало', input_price: '10.00' });
      expect((await detail()).prices).toHaveLength(1);
      expect(await auditOf(id)).toEqual([]);
    });
  });

  it('change what they are called, once a row', async () => {
    await admin.patch(`/models/${id}`, {
      name: 'Иначе',
      developer: 'Василёк',
      type: 'code',
      tags: ['умная'],
    });
    await admin.patch(`/models/${id}`, { name: 'Иначе' });
    expect(await detail()).toMatchObject({
      name: 'Иначе',
      developer: 'Василёк',
      type: 'code',
      tags: ['умная'],
    });
    expect(await auditOf(id)).toEqual(['model.update']);
  });

  describe('tell who may use them', () => {
    const roleOf = async (permissions: readonly string[], people: number) => {
      const made = await admin.post('/roles', { name: `Роль ${randomUUID()}`, permissions });
      const { role_id } = made.read<{ role_id: string }>();
      for (let each = 0; each < people; each += 1) {
        const { userId } = await api.signedIn();
        await admin.post(`/roles/${role_id}/assign`, { userId });
      }
      return role_id;
    };

    it('by role and rule, with how many people, and who has used them', async () => {
      const closed = await roleOf(['all:enable', 'vendor:disable:Ромашка'], 2);
      const open = await roleOf(['all:disable', `model:enable:${id}`], 1);
      const { userId } = await api.signedIn();
      const payerId = await payerOf(api, 'user_id', userId);
      await topUp(api.db, { payerId, amount: '100', by: 'bank' });
      for (const amount of ['10', '5.5']) await charge(api.db, { payerId, amount, userId, modelId: id });
      const access = (await admin.get(`/models/${id}/access`)).read<Access>();
      const byRole = new Map(access.roles.map((role) => [role.role_id, role]));
      expect(byRole.get(closed)).toMatchObject({
        hasAccess: false,
        rule: 'vendor:disable:Ромашка',
        overridden: ['all:enable'],
        users_count: 2,
      });
      expect(byRole.get(open)).toMatchObject({ hasAccess: true, users_count: 1 });
      const count = (isOpen: boolean) =>
        access.roles
          .filter(({ hasAccess }) => hasAccess === isOpen)
          .reduce((all, role) => all + role.users_count, 0);
      expect(access.people).toEqual({ allowed: count(true), blocked: count(false) });
      expect(access.used).toEqual({ days: 30, people: 1, charges: 2, amount: '15.50' });
    });

    it('before they are there', async () => {
      const role = await roleOf(['all:disable', 'tag:enable:новая'], 1);
      const read = async (tags: readonly string[]) => {
        const answer = await admin.post('/models/access', { developer: 'Кто-то', type: 'text', tags });
        return answer.read<Access>();
      };
      const find = ({ roles }: Access) => roles.find(({ role_id }) => role_id === role)?.hasAccess;
      const [without, withTag] = [await read([]), await read(['новая'])];
      expect([find(without), find(withTag)]).toEqual([false, true]);
      expect(withTag.people.allowed - without.people.allowed).toBe(1);
      expect(withTag.used).toBeNull();
      expect(await admin.post('/models/access', {})).toMatchObject({ status: 400, code: 'VAL.004' });
    });
  });

  describe('as a catalogue', () => {
    const read = async (query: string) =>
      (await admin.get(`/models/catalogue?${query}`)).read<{ items: Listed[]; total: number }>();

    it('are found by text, vendor, type, tag and state, and sorted', async () => {
      await admin.patch(`/models/${id}`, {
        developer: `В${made}`,
        type: `т${made}`,
        tags: [`г${made}`],
        enabled: false,
      });
      for (const query of [`q=${id}&sort=name`, `developer=В${made}`, `type=т${made}`, `tag=г${made}`])
        expect((await read(query)).items.map((model) => model.id)).toContain(id);
      expect((await read(`tag=г${made}&enabled=true`)).total).toBe(0);
      const prices = (await read('sort=-input_price&limit=200')).items.map((model) =>
        Number(model.input_price),
      );
      expect(prices).toEqual([...prices].sort((one, other) => other - one));
      expect(await admin.get('/models/catalogue?sort=secret')).toMatchObject({
        status: 400,
        code: 'VAL.003',
      });
    });

    it('count the people that a model is open to, and show what is planned', async () => {
      await admin.patch(`/models/${id}`, { reason: 'Подорожало', input_price: '15', price_from: inHours(1) });
      const [model] = (await read(`q=${id}`)).items.filter((each) => each.id === id);
      expect(model?.next_price).toMatchObject({ input_price: '15.00', output_price: '30.00' });
      const access = (await admin.get(`/models/${id}/access`)).read<Access>();
      expect(model?.people_allowed).toBe(access.people.allowed);
      expect(model?.people_total).toBe(access.people.allowed + access.people.blocked);
    });

    it('are saved as a file with the rows of the list', async () => {
      const answer = await admin.get(`/models/catalogue/export?format=csv&q=${id}`);
      expect(answer.status).toBe(200);
      const lines = answer.raw.toString('utf8').trim().split('\n');
      expect(lines).toHaveLength(1 + (await read(`q=${id}&limit=200`)).total);
      expect(lines.join('\n')).toContain(id);
    });
  });

  it('are for holders of user:manage', async () => {
    const person = await api.signedIn({ permissions: ['role:manage'] });
    const calls = [
      person.get('/models/catalogue'),
      person.get(`/models/${id}`),
      person.get(`/models/${id}/access`),
      person.post('/models', form()),
      person.post('/models/access', { developer: 'а', type: 'б', tags: [] }),
      person.delete(`/models/${id}/planned-price`),
      person.patch(`/models/${id}`, { enabled: false }),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 403, code: 'AUTH.003', details: { permission: 'user:manage' } });
    for (const path of ['none', 'none/access'])
      expect(await admin.get(`/models/${path}`)).toMatchObject({ status: 404, code: 'RES.001' });
  });

  it('take one of two prices that are set at once, and each charge has one of them', async () => {
    const { userId } = await api.signedIn();
    await topUp(api.db, { payerId: await payerOf(api, 'user_id', userId), amount: '1000', by: 'bank' });
    const call = () =>
      callService(api, '/charges', {
        user_id: userId,
        model_id: id,
        request_id: uuidv7(),
        input_tokens: 1_000_000,
        output_tokens: 0,
      });
    const [one, other, ...charges] = await Promise.all([
      admin.patch(`/models/${id}`, { reason: 'Подорожало', input_price: '11' }),
      admin.patch(`/models/${id}`, { reason: 'Подорожало', input_price: '12' }),
      ...Array.from({ length: 8 }, call),
    ]);
    expect([one?.status, other?.status]).toEqual([200, 200]);
    for (const answer of charges)
      expect(['10.00', '11.00', '12.00']).toContain(answer.read<{ amount: string }>().amount);
    expect((await detail()).prices).toHaveLength(3);
  });
});
