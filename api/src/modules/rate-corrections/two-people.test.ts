import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Proposal } from '#lib/proposals/index.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, type TestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import { ownPayersOf, payerOf, userWith } from '#test/test-payers.ts';
import { agreed, decideAbout, proposedBy } from '#test/test-proposals.ts';
import type { CorrectionDetailSchema, NewCorrectionSchema } from './schemas.ts';

type New = Static<typeof NewCorrectionSchema>;
type Detail = Static<typeof CorrectionDetailSchema>;

const MANAGE = { permissions: ['rate_correction:manage'] };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ofRose = (changes: object = {}) => ({
  scope: { type: 'model', value: 'rose' },
  multiplier: '0.9',
  reason: 'Акция',
  ...changes,
});
const PROPOSED = { message: 'Предложение записано. Подтверждает другой человек' };

async function arrange({ db }: TestApi): Promise<void> {
  await sql`insert into models (id, name, developer, type, tags, input_price, output_price, enabled) values
    ('rose', 'Роза', 'Ромашка', 'text', '{быстрая}', 10, 30, true),
    ('lily', 'Лилия', 'Ромашка', 'image', '{новая}', 10, 30, true),
    ('fern', 'Папоротник', 'Василёк', 'text', '{медленная}', 10, 30, true),
    ('moss', 'Мох', 'Лютик', 'audio', '{старая}', 10, 30, false)`.execute(db);
}

const make = (who: TestClient, changes: object = {}) => who.post('/rate-corrections', ofRose(changes));
const change = (who: TestClient, { id, version }: Pick<New, 'id' | 'version'>, changes: object) =>
  who.patch(`/rate-corrections/${id}`, { version, ...changes });
const withdraw = (who: TestClient, { id }: Pick<New, 'id'>) =>
  who.patch(`/rate-corrections/${id}/deactivate`, { reason: 'Ошибка' });
const read = async (who: TestClient, { id }: Pick<New, 'id'>) =>
  (await who.get(`/rate-corrections/${id}`)).read<Detail>();

describe.each(anyDatabase)('nobody prices themself by corrections on $name', (database) => {
  const api = useTestApi(database);
  let clerk: SignedIn;
  let second: SignedIn;
  beforeAll(() => arrange(api));
  beforeEach(async () => {
    await sql`delete from rate_corrections`.execute(api.db);
    clerk = await api.signedIn(MANAGE);
    second = await api.signedIn({ ...MANAGE, displayName: 'Вторая' });
    await setTier(await payerOf(api, 'user_id', second.userId), 'business');
  });

  const setTier = (payerId: string, tier: string) =>
    sql`update payers set tier = ${tier}, tier_is_manual = true where id = ${payerId}`.execute(api.db);
  const count = async () => (await second.get('/rate-corrections')).read<{ readonly total: number }>().total;
  /** Made by somebody else, as two people have agreed. */
  async function given(changes: object): Promise<Detail> {
    const author = await api.signedIn(MANAGE);
    const answer = await make(author, changes);
    await agreed(second, answer);
    return read(author, answer.read<New>());
  }

  it.each([
    ['a multiplier below a half', { multiplier: '0.4999' }],
    ['a multiplier above two', { multiplier: '2.0001' }],
    ['all models for everybody', { scope: { type: 'all' } }],
    ['their own tier', { target: { tier: 'start' } }],
  ])('who wants %s only proposes it', async (_name, changes) => {
    const answer = await make(clerk, { ...changes, valid_to: inDays(9) });
    expect(answer).toMatchObject({
      ...PROPOSED,
      status: 200,
      data: { number: null, is_active: false, proposal: { kind: 'rate_correction', obstacle: 'author' } },
    });
    expect(await count()).toBe(0);
    const proposal = proposedBy(answer);
    expect(await decideAbout(clerk, proposal, 'confirm')).toMatchObject({ code: 'RES.003' });
    expect((await decideAbout(second, proposal, 'confirm')).data).toMatchObject({ status: 'confirmed' });
    const { id } = answer.read<New>();
    expect(await read(second, { id })).toMatchObject({
      id,
      state: 'active',
      created_by: { id: clerk.userId },
      history: [{ action: 'create', by: { id: second.userId }, proposed_by: { id: clerk.userId } }],
    });
    const { rows } =
      await sql`select actor_id, after ->> 'proposed_by' as author, after ->> 'proposal_id' as proposal
      from audit_log where entity_id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ actor_id: second.userId, author: clerk.userId, proposal: proposal.id }]);
  });

  it.each([
    ['half', { multiplier: '0.5' }],
    ['twice', { multiplier: '2' }],
    ['all models for a tier of others', { scope: { type: 'all' }, target: { tier: 'pro' } }],
  ])('who wants %s needs nobody', async (_name, changes) => {
    expect(await make(clerk, changes)).toMatchObject({
      data: { number: expect.any(Number), proposal: null },
    });
  });

  it('in parts that come to all models for everybody', async () => {
    const parts = [
      { type: 'model', value: 'rose' },
      { type: 'vendor', value: 'Василёк' },
      { type: 'tag', value: 'новая' },
    ];
    const answers = [];
    for (const scope of parts) answers.push((await make(clerk, { scope })).read<New>().proposal !== null);
    expect(answers).toEqual([false, false, true]);
    expect((await make(second, { scope: { type: 'tag', value: 'новая' } })).data).toMatchObject({
      proposal: null,
    });
  });

  it('by what somebody has who pays for them, or whom they own', async () => {
    for (const [kind, payerId] of Object.entries(await ownPayersOf(api, clerk.userId))) {
      await setTier(payerId, 'pro');
      expect([kind, (await make(clerk, { target: { tier: 'pro' } })).read<New>().proposal?.kind]).toEqual([
        kind,
        'rate_correction',
      ]);
      await setTier(payerId, 'start');
    }
  });

  it('by a second person whose tier it is as well', async () => {
    const sameTier = await api.signedIn(MANAGE);
    const proposal = proposedBy(await make(clerk, { target: { tier: 'start' } }));
    expect(proposal.awaits.map(({ id }) => id)).toContain(second.userId);
    expect(proposal.awaits.map(({ id }) => id)).not.toContain(sameTier.userId);
    for (const verb of ['confirm', 'reject'] as const)
      expect(await decideAbout(sameTier, proposal, verb, { reason: 'Нет' })).toMatchObject({
        code: 'RES.003',
        message: expect.stringContaining('решает другой человек'),
      });
    const { payerId } = await userWith(api, '0');
    const far = proposedBy(await make(clerk, { multiplier: '0.1', target: { payer_id: payerId } }));
    await sql`update payers set owner_id = ${second.userId} where id = ${payerId}`.execute(api.db);
    expect(await decideAbout(second, far, 'confirm')).toMatchObject({ code: 'RES.003' });
  });

  it('by turning another correction towards their tier, or further away from what one person may', async () => {
    const planned = await given({ target: { tier: 'pro' }, valid_from: inDays(2) });
    const answer = await change(clerk, planned, { target: { tier: 'start' } });
    expect(answer).toMatchObject({ ...PROPOSED, data: { version: 1, target: { tier: 'pro' } } });
    expect(await read(clerk, planned)).toMatchObject({ proposal: { id: proposedBy(answer).id } });
    expect(await change(clerk, planned, { multiplier: '0.1' })).toMatchObject({
      code: 'RES.003',
      message: expect.stringMatching(/ждёт подтверждения предложение П-/),
    });
    await agreed(second, answer);
    expect(await read(clerk, planned)).toMatchObject({
      version: 2,
      target: { tier: 'start' },
      updated_by: { id: clerk.userId },
      proposal: null,
    });
  });

  it('by taking away or cutting short what makes their own tier dearer', async () => {
    const dear = await given({ target: { tier: 'start' }, multiplier: '1.5' });
    for (const take of [() => withdraw(clerk, dear), () => change(clerk, dear, { valid_to: inDays(1) })]) {
      const answer = await take();
      expect(answer).toMatchObject({ ...PROPOSED, data: { is_active: true, valid_to: null, version: 1 } });
      await decideAbout(clerk, proposedBy(answer), 'cancel');
    }
    expect((await change(clerk, dear, { reason: 'Уточнено' })).data).toMatchObject({
      proposal: null,
      version: 2,
    });
    const answer = await withdraw(clerk, dear);
    await agreed(second, answer);
    expect(await read(clerk, dear)).toMatchObject({
      state: 'inactive',
      deactivated_by: { id: clerk.userId },
      deactivation_reason: 'Ошибка',
    });
  });

  it('by taking away what keeps a larger discount from their own tier', async () => {
    await given({
      target: { tier: 'start' },
      multiplier: '0.3',
      scope: { type: 'vendor', value: 'Ромашка' },
    });
    const narrow = await given({ target: { tier: 'start' } });
    expect(proposedBy(await withdraw(clerk, narrow)).kind).toBe('rate_correction');
  });

  it('but stops at once what is wrong, and ends it earlier', async () => {
    const wrong = await given({ multiplier: '0.01' });
    expect((await change(clerk, wrong, { valid_to: inDays(1) })).data).toMatchObject({
      proposal: null,
      version: 2,
    });
    expect((await change(clerk, { ...wrong, version: 2 }, { valid_to: inDays(5) })).data).toMatchObject({
      proposal: { kind: 'rate_correction' },
      version: 2,
    });
    expect((await withdraw(clerk, wrong)).data).toMatchObject({ proposal: null, state: 'inactive' });
    const own = await given({ target: { tier: 'start' }, multiplier: '0.9' });
    expect((await withdraw(clerk, own)).data).toMatchObject({ proposal: null, state: 'inactive' });
  });

  it('is confirmed as things are then', async () => {
    const planned = await given({ target: { tier: 'pro' }, valid_from: inDays(2) });
    const late = proposedBy(await change(clerk, planned, { multiplier: '0.1' }));
    await change(second, planned, { reason: 'Иначе' });
    expect(await decideAbout(second, late, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('с тех пор изменили'),
    });
    const { items } = (await second.get('/admin/proposals?status=pending&kind=rate_correction')).read<{
      items: Proposal[];
    }>();
    expect(items.find(({ id }) => id === late.id)).toMatchObject({ obstacle: 'correction_changed' });
    expect((await decideAbout(second, late, 'reject', { reason: 'Поздно' })).status).toBe(200);

    const { payerId } = await userWith(api, '0');
    const own = proposedBy(await make(clerk, { multiplier: '0.1', target: { payer_id: payerId } }));
    await sql`update payers set owner_id = ${clerk.userId} where id = ${payerId}`.execute(api.db);
    expect(await decideAbout(second, own, 'confirm')).toMatchObject({ code: 'RES.003' });

    await sql`insert into models (id, name, developer, type, input_price, output_price) values
      ('reed', 'Камыш', 'Осока', 'text', 1, 1)`.execute(api.db);
    const gone = proposedBy(
      await make(clerk, { multiplier: '0.1', scope: { type: 'vendor', value: 'Осока' } }),
    );
    await sql`delete from models where id = 'reed'`.execute(api.db);
    expect(await decideAbout(second, gone, 'confirm')).toMatchObject({
      code: 'RES.003',
      message: expect.stringContaining('Таких моделей нет. Отклоните предложение'),
    });
  });

  it('begins with the confirmation where its day has come before', async () => {
    const start = new Date(Date.now() + 1_000).toISOString();
    const answer = await make(clerk, { multiplier: '0.1', valid_from: start });
    while (Date.now() < Date.parse(start)) await new Promise((done) => setTimeout(done, 50));
    const before = Date.now();
    await agreed(second, answer);
    const { valid_from, state } = await read(clerk, answer.read<New>());
    expect(state).toBe('active');
    expect(new Date(valid_from).getTime()).toBeGreaterThanOrEqual(before);
  });
});

describeOnPostgres('a correction that is confirmed and changed at once on $name', (database) => {
  const api = useTestApi(database, { env: { RATE_LIMIT_PER_MINUTE: '0' } });
  beforeAll(() => arrange(api));

  it('is one of both, and nobody waits for ever', async () => {
    const [clerk, second, third] = [
      await api.signedIn(MANAGE),
      await api.signedIn(MANAGE),
      await api.signedIn(MANAGE),
    ];
    for (let round = 0; round < 6; round += 1) {
      const made = (await make(clerk, { valid_from: inDays(2) })).read<New>();
      const proposal = proposedBy(await change(clerk, made, { multiplier: '0.1' }));
      const [confirmed, changed, proposed] = await Promise.all([
        decideAbout(second, proposal, 'confirm'),
        change(third, made, { reason: 'Иначе' }),
        change(third, made, { multiplier: '0.2' }),
      ]);
      expect([confirmed.status, changed.status].sort()).toEqual([200, 409]);
      expect(proposed.status).toBe(409);
      const { version, multiplier } = await read(clerk, made);
      expect([version, multiplier]).toEqual([2, confirmed.status === 200 ? '0.1000' : '0.9000']);
    }
  });

  it('for all models is not made in parts at once', async () => {
    await sql`delete from rate_corrections`.execute(api.db);
    const clerk = await api.signedIn(MANAGE);
    const scopes = ['rose', 'lily', 'fern'].map((value) => ({ type: 'model', value }));
    const answers = await Promise.all(scopes.map((scope) => make(clerk, { scope })));
    expect(answers.filter((answer) => answer.read<New>().proposal === null)).toHaveLength(2);
  });
});
