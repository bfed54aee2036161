import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { payerOf, userWith } from '#test/test-payers.ts';
import { agreed } from '#test/test-proposals.ts';
import type { OverlapsSchema, SavedCorrectionSchema } from './schemas.ts';

type Overlaps = Static<typeof OverlapsSchema>;
type Saved = Static<typeof SavedCorrectionSchema>;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const draft = (changes: object = {}) => ({ scope: { type: 'all' }, multiplier: '0.95', ...changes });

describe.each(anyDatabase)('the overlaps of rate corrections on $name', (database) => {
  const api = useTestApi(database);
  let finance: SignedIn;
  let second: SignedIn;
  let plus = '';
  let start = '';

  /** Their own tier is one that no correction of these tests is for. */
  async function secondWithoutTier(): Promise<SignedIn> {
    const person = await api.signedIn({ permissions: ['rate_correction:manage'] });
    const payerId = await payerOf(api, 'user_id', person.userId);
    await sql`update payers set tier = 'business', tier_is_manual = true where id = ${payerId}`.execute(
      api.db,
    );
    return person;
  }

  beforeAll(async () => {
    finance = await api.signedIn({ permissions: ['rate_correction:manage'] });
    second = await secondWithoutTier();
    plus = (await userWith(api, '12000')).payerId;
    start = (await userWith(api, '100')).payerId;
    await sql`insert into models (id, name, developer, type, tags, input_price, output_price) values
      ('rose', 'Роза', 'Ромашка', 'text', '{быстрая,новая}', 10, 30),
      ('lily', 'Лилия', 'Ромашка', 'image', '{новая}', 10, 30),
      ('fern', 'Папоротник', 'Василёк', 'text', '{медленная}', 10, 30)`.execute(api.db);
  });
  beforeEach(() => sql`delete from rate_corrections`.execute(api.db));

  const create = async (reason: string, changes: object = {}) => {
    const answer = await finance.post('/rate-corrections', { ...draft(changes), reason });
    if (answer.status !== 200) throw new Error(`${answer.code} ${answer.message}`);
    await agreed(second, answer);
    return answer.read<Saved>();
  };
  const overlaps = async (changes: object = {}) =>
    (await finance.post('/rate-corrections/overlaps', draft(changes))).read<Overlaps>();
  const told = ({ items }: Overlaps) =>
    items.map(({ correction, wins, models }) => [correction.reason, wins, models]);

  it('are told when one is made or changed, and nothing adds up', async () => {
    const first = await create('Первая');
    expect(first.overlaps).toEqual({ total: 0, items: [] });
    const second = await create('Вторая', { valid_from: inDays(2), valid_to: inDays(4) });
    expect(second.overlaps).toMatchObject({
      total: 1,
      items: [
        {
          correction: { id: first.id, reason: 'Первая', state: 'active' },
          wins: 'this',
          from: second.valid_from,
          to: second.valid_to,
        },
      ],
    });
    const changed = await finance.patch(`/rate-corrections/${first.id}`, { valid_to: inDays(3), version: 1 });
    const { overlaps: after, valid_to } = changed.read<Saved>();
    expect(told(after)).toEqual([['Вторая', 'other', expect.any(Number)]]);
    expect(after.items[0]).toMatchObject({ from: second.valid_from, to: valid_to });
  });

  it('go by the models that both cover', async () => {
    for (const [type, value] of [
      ['vendor', 'Василёк'],
      ['vendor', 'Ромашка'],
      ['tag', 'новая'],
      ['type', 'text'],
      ['model', 'lily'],
    ])
      await create(`${type} ${value}`, { scope: { type, value } });
    const of = async (type: string, value: string) => told(await overlaps({ scope: { type, value } }));
    expect(await of('model', 'rose')).toEqual([
      ['type text', 'this', 1],
      ['tag новая', 'this', 1],
      ['vendor Ромашка', 'this', 1],
    ]);
    expect(await of('type', 'image')).toEqual([
      ['model lily', 'other', 1],
      ['tag новая', 'this', 1],
      ['vendor Ромашка', 'this', 1],
    ]);
    expect(await of('tag', 'медленная')).toEqual([
      ['type text', 'other', 1],
      ['vendor Василёк', 'this', 1],
    ]);
    expect(await of('vendor', 'Ромашка')).toEqual([
      ['model lily', 'other', 1],
      ['type text', 'other', 1],
      ['tag новая', 'other', 2],
      ['vendor Ромашка', 'this', 2],
    ]);
    expect((await overlaps()).total).toBe(5);
  });

  it('go by those whom both are for', async () => {
    await create('всем');
    await create('уровню', { target: { tier: 'plus' } });
    await create('плательщику', { target: { payer_id: plus } });
    const of = async (target: object) =>
      (await overlaps({ target })).items.map((item) => [item.correction.reason, item.wins]);
    expect(await of({})).toEqual([
      ['плательщику', 'other'],
      ['уровню', 'other'],
      ['всем', 'this'],
    ]);
    expect(await of({ tier: 'plus' })).toEqual([
      ['плательщику', 'other'],
      ['уровню', 'this'],
      ['всем', 'this'],
    ]);
    expect(await of({ tier: 'pro' })).toEqual([['всем', 'this']]);
    expect(await of({ payer_id: plus })).toEqual([
      ['плательщику', 'this'],
      ['уровню', 'this'],
      ['всем', 'this'],
    ]);
    expect(await of({ payer_id: start })).toEqual([['всем', 'this']]);
  });

  it('go by the time of both, the end not included', async () => {
    const { valid_from, valid_to } = await create('Срок', { valid_from: inDays(2), valid_to: inDays(4) });
    const of = async (from: string | Date, to: string | Date | null) =>
      (await overlaps({ valid_from: from, valid_to: to })).total;
    expect(await of(inDays(1), valid_from)).toBe(0);
    expect(await of(inDays(1), inDays(2.1))).toBe(1);
    expect(await of(inDays(3), null)).toBe(1);
    expect(await of(valid_to ?? '', null)).toBe(0);
  });

  it('leave out what was withdrawn or has ended, and the one that is being changed', async () => {
    const withdrawn = await create('Отключена');
    await finance.patch(`/rate-corrections/${withdrawn.id}/deactivate`);
    const past = await create('Прошла', { valid_to: inDays(1) });
    await sql`update rate_corrections set valid_from = valid_from - interval '3 days',
      valid_to = valid_to - interval '3 days' where id = ${past.id}`.execute(api.db);
    const own = await create('Своя', { valid_from: inDays(5) });
    expect(await overlaps({ id: own.id, valid_from: own.valid_from })).toEqual({ total: 0, items: [] });
    expect((await overlaps()).total).toBe(1);
  });

  it('of one that is being changed go by its own number', async () => {
    const older = await create('Старшая', { valid_from: inDays(5) });
    await create('Младшая');
    expect(told(await overlaps({ id: older.id, valid_from: older.valid_from }))).toMatchObject([
      ['Младшая', 'other', expect.any(Number)],
    ]);
  });

  it('are counted all and shown up to fifty', async () => {
    await sql`insert into rate_corrections (id, scope_type, multiplier, reason)
      select gen_random_uuid(), 'all', 0.9, 'Много ' || n from generate_series(1, 55) n`.execute(api.db);
    const { total, items } = await overlaps();
    expect([total, items.length, items[0]?.correction.reason]).toEqual([55, 50, 'Много 55']);
  });

  it('are told of drafts that could be saved only', async () => {
    for (const changes of [
      { multiplier: '0' },
      { scope: { type: 'tag', value: 'нет' } },
      { valid_to: inDays(-1) },
    ])
      for (const path of ['overlaps', 'impact'])
        expect(await finance.post(`/rate-corrections/${path}`, draft(changes))).toMatchObject({
          code: 'VAL.003',
        });
    expect(await finance.post('/rate-corrections/overlaps', {})).toMatchObject({ code: 'VAL.004' });
  });
});
