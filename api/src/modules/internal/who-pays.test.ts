import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import { topUp } from '#lib/ledger/index.ts';
import { writeLowBalanceLetters } from '#scheduled-jobs/low-balance.ts';
import { callService, WITH_CHAT_SERVICE } from '#test/chat-service.ts';
import { anyDatabase } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { createCompany } from '#test/test-companies.ts';
import { createGroup } from '#test/test-users.ts';

type Kind = 'company' | 'group' | 'user';
interface Payer {
  readonly id: string;
  readonly kind: Kind;
}

describe.each(anyDatabase)('who pays on $name', (database) => {
  const api = useTestApi(database, WITH_CHAT_SERVICE);
  let person: SignedIn;
  let payers: Payer[];

  beforeAll(async () => {
    await sql`insert into models (id, name, developer, type, input_price, output_price)
      values ('paid-model', 'Платная', 'Ромашка', 'text', 10, 30)`.execute(api.db);
  });
  beforeEach(async () => {
    const companyId = await createCompany(api);
    person = await api.signedIn({ companyId, permissions: ['company_balance:view'] });
    const groupId = await createGroup(api.db, person.userId);
    const { rows } = await sql<Payer>`select id, kind from payers
      where company_id = ${companyId} or group_id = ${groupId} or user_id = ${person.userId}`.execute(api.db);
    payers = rows;
    for (const { id } of payers) await topUp(api.db, { payerId: id, amount: '100', by: 'bank' });
  });

  const switchOff = (...kinds: Kind[]) =>
    api.db
      .updateTable('payers')
      .set({ is_active: false })
      .where(
        'id',
        'in',
        payers.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id),
      )
      .execute();
  const post = (path: string) =>
    callService(api, path, {
      user_id: person.userId,
      model_id: 'paid-model',
      request_id: uuidv7(),
      input_tokens: 1_000_000,
      output_tokens: 0,
    });
  /** Every place that says who pays. */
  async function told(): Promise<Record<string, Kind>> {
    const [balance, choices] = [await person.get('/users/me/balance'), await person.get('/payment/payers')];
    const spending = await person.get('/users/me/spending');
    return {
      balance: balance.read<{ payer: Payer }>().payer.kind,
      choice: choices.read<{ paying: Payer }>().paying.kind,
      spending: spending.read<{ payer: Payer }>().payer.kind,
    };
  }
  const everywhere = (kind: Kind) => ({ balance: kind, choice: kind, spending: kind });

  it.each<{ off: Kind[]; pays: Kind }>([
    { off: [], pays: 'company' },
    { off: ['company'], pays: 'group' },
    { off: ['group'], pays: 'company' },
    { off: ['company', 'group'], pays: 'user' },
  ])('where $off are switched off, $pays is charged, reserved from, and told of', async ({ off, pays }) => {
    if (off.length > 0) await switchOff(...off);
    for (const path of ['/charges', '/holds']) {
      const answer = await post(path);
      expect([answer.status, answer.data]).toMatchObject([200, { payer: { kind: pays } }]);
    }
    expect(await told()).toEqual(everywhere(pays));
    expect((await person.get('/users/me')).data).toMatchObject({ balance: 90 });
    expect((await person.get('/users/me/balance')).data).toMatchObject({ balance: 90 });
  });

  it('where all are switched off nobody is charged, and the first of them is told', async () => {
    await switchOff('company', 'group', 'user');
    for (const path of ['/charges', '/holds'])
      expect(await post(path)).toMatchObject({
        status: 409,
        code: 'RES.003',
        message: 'Счёт выключен',
      });
    expect(await told()).toEqual(everywhere('company'));
    expect((await person.get('/users/me')).data).toMatchObject({ balance: 100 });
  });

  it('a letter of a low balance is about the money that is spent now', async () => {
    await sql`update users set low_balance_threshold = 150 where id = ${person.userId}`.execute(api.db);
    await switchOff('company', 'group');
    await writeLowBalanceLetters(api.db, { publicUrl: undefined });
    const letters = await api.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', person.email)
      .execute();
    expect(letters).toEqual([{ subject: 'На счёте осталось 100,00\u00a0₽' }]);
  });
});
