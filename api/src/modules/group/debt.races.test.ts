import { beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { selfCheck, charge as spend, topUp } from '#lib/ledger/index.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { companyForm } from '#test/company-people.ts';
import { describeOnPostgres } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import { spentTopUp } from '#test/test-debts.ts';
import { accountOf, groupOfTwo } from '#test/test-groups.ts';
import { payerOf } from '#test/test-payers.ts';
import { moveRequest, openRequest, payByHand } from '#test/test-payments.ts';
import { together } from '#test/together.ts';
import { untilWaiting } from '#test/while-locked.ts';

const ROUNDS = Array.from({ length: raceRounds(12) }, (_, round) => round);

describeOnPostgres('a debt that comes meanwhile on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let staff: SignedIn;

  beforeAll(async () => {
    staff = await api.signedIn({ permissions: ['payment_request:manage', 'user:manage'] });
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db);
  });

  /** Calls while a refund has left a debt that is not committed yet, and answers what the call says after the commit. */
  async function duringRefund(payerId: string, call: () => Promise<Answer>): Promise<Answer> {
    const giveBack = await spentTopUp(api, payerId, '100');
    const client = await api.connection.pool.connect();
    try {
      const { answer } = await api.db.transaction().execute(async (trx) => {
        await giveBack(trx);
        const answer = call();
        await untilWaiting(client, 1);
        return { answer };
      });
      return await answer;
    } finally {
      client.release();
    }
  }
  const refusal = { code: 'RES.003', details: { debt: '100.00' } };
  async function offered() {
    const group = await groupOfTwo(api);
    const accountId = await accountOf(api, group.member);
    const offer = () => group.owner.post('/group/transfer-owner', { accountId });
    return { ...group, offer, accept: () => group.member.post('/group/transfer-owner/accept') };
  }

  it.each(['/group', '/company'])('is waited for by POST %s', async (path) => {
    const person = await api.signedIn();
    const payerId = await payerOf(api, 'user_id', person.userId);
    const body = path === '/group' ? { name: 'Группа' } : companyForm();
    expect(await duringRefund(payerId, () => person.post(path, body))).toMatchObject(refusal);
  });

  it('is waited for by whoever offers or accepts the group that has it, and by an heir who has it', async () => {
    const { payerId, offer } = await offered();
    expect(await duringRefund(payerId, offer)).toMatchObject(refusal);
    const other = await offered();
    await other.offer();
    expect(await duringRefund(other.payerId, other.accept)).toMatchObject(refusal);
    const third = await offered();
    await third.offer();
    const own = await payerOf(api, 'user_id', third.member.userId);
    expect(await duringRefund(own, third.accept)).toMatchObject(refusal);
  });

  it('meets founding, taking over and charges that name the person: each is done or refused, none fails', async () => {
    for (const round of ROUNDS) {
      const { payerId, member, offer, accept } = await offered();
      await offer();
      const own = await payerOf(api, 'user_id', member.userId);
      const { id } = await openRequest(member, { method: 'invoice', amount: '100', payer_id: own });
      await payByHand(staff, id);
      await topUp(api.db, { payerId, amount: '200', by: 'bank' });
      await spend(api.db, { payerId: own, amount: '60' });
      const refund = () => moveRequest(staff, id, 'refunded', { reason: 'Заявление', allow_debt: true });
      const found = () => member.post('/company', companyForm());
      const charge = () =>
        callService(api, '/charges', {
          user_id: member.userId,
          model_id: 'paid-model',
          request_id: uuidv7(),
          input_tokens: 1_000_000,
          output_tokens: 0,
        });
      const calls = [refund, found, accept, charge];
      const turned = [...calls.slice(round % 4), ...calls.slice(0, round % 4)];
      const answers = await together(api, turned);
      const of = (call: () => Promise<Answer>) => answers[turned.indexOf(call)];
      expect(of(refund)?.status).toBe(200);
      for (const call of [found, accept]) expect(['', 'RES.003']).toContain(of(call)?.code ?? '');
      expect(['', 'PAY.002']).toContain(of(charge)?.code ?? '');
      expect((await selfCheck(api.db)).problems).toEqual([]);
    }
  });
});
