import { expect, it } from '@jest/globals';
import { openPostgres } from '#db/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { payerOf } from '#test/test-payers.ts';
import { createGroup, createUser } from '#test/test-users.ts';
import { capture, charge, hold, refund, release, selfCheck, topUp } from './index.ts';
import { balanceOf, createPayer } from './testing/payers.ts';

const CLIENTS = 16;
const ROUNDS = raceRounds(40);

describeOnPostgres('16 clients at once on PostgreSQL', () => {
  it('never overspend a payer, whatever they do', async () => {
    const url = await createPostgresDatabase();
    const clients = Array.from({ length: CLIENTS }, () => openPostgres({ url, poolSize: 1 }));
    const [first] = clients;
    if (!first) throw new Error('no client');
    try {
      const payers = [await createPayer(first.db), await createPayer(first.db)];
      for (const { payerId } of payers) await topUp(first.db, { payerId, amount: '100', by: 'gateway' });
      const taken = await Promise.all(
        clients.map(async ({ db }, client) => {
          let cents = 0;
          for (let round = 0; round < ROUNDS; round += 1) {
            const { payerId } = payers[(client + round) % payers.length] ?? { payerId: '' };
            const price = 1 + ((client * 7 + round * 13) % 300);
            const amount = (price / 100).toFixed(2);
            const kind = round % 4;
            if (kind < 2) {
              const charged = await charge(db, { payerId, amount });
              if (charged.status === 'posted') cents += price;
              else expect(charged.status).toBe('insufficient');
              if (kind === 1 && charged.entryId !== null && round % 3 === 0) {
                expect((await refund(db, { entryId: charged.entryId, amount })).status).toBe('posted');
                cents -= price;
              }
              continue;
            }
            const { status, holdId } = await hold(db, { payerId, amount });
            if (status !== 'posted' || holdId === null) continue;
            const ended = kind === 2 ? await capture(db, { holdId, amount }) : await release(db, { holdId });
            expect(ended.status).toBe('posted');
            if (kind === 2) cents += price;
          }
          return cents;
        }),
      );
      const left = await Promise.all(payers.map(({ payerId }) => balanceOf(first.db, payerId)));
      const leftCents = left.reduce((sum, { balance }) => sum + Math.round(Number(balance) * 100), 0);
      expect(leftCents).toBe(20_000 - taken.reduce((sum, cents) => sum + cents, 0));
      for (const { balance, held } of left) {
        expect(Number(balance)).toBeGreaterThanOrEqual(0);
        expect(Number(held)).toBe(0);
      }
      expect(await selfCheck(first.db)).toMatchObject({ ok: true });
    } finally {
      for (const { close } of clients) await close();
      await dropPostgresDatabase(url);
    }
  }, 60_000);

  it('post a request once when all of them send it', async () => {
    const url = await createPostgresDatabase();
    const { db, close } = openPostgres({ url, poolSize: CLIENTS });
    try {
      const { payerId } = await createPayer(db);
      await topUp(db, { payerId, amount: '100', by: 'gateway' });
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, () => charge(db, { payerId, amount: '10', requestKey: 'the same' })),
      );
      expect(answers.filter(({ status }) => status === 'posted')).toHaveLength(1);
      expect(new Set(answers.map(({ entryId }) => entryId)).size).toBe(1);
      expect((await balanceOf(db, payerId)).balance).toBe('90.0000000000');
    } finally {
      await close();
      await dropPostgresDatabase(url);
    }
  });

  it('never take a member of a group over the monthly cap', async () => {
    const url = await createPostgresDatabase();
    const { db, close } = openPostgres({ url, poolSize: CLIENTS });
    try {
      const [owner, member] = [await createUser(db), await createUser(db)];
      const groupId = await createGroup(db, owner.id, [member.id]);
      await db
        .updateTable('group_members')
        .set({ monthly_cap: '10' })
        .where('user_id', '=', member.id)
        .execute();
      const payerId = await payerOf({ db }, 'group_id', groupId);
      await topUp(db, { payerId, amount: '100', by: 'gateway' });
      const answers = await Promise.all(
        Array.from({ length: CLIENTS }, () => charge(db, { payerId, userId: member.id, amount: '1' })),
      );
      expect(answers.filter(({ status }) => status === 'posted')).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 'cap')).toHaveLength(CLIENTS - 10);
      expect((await balanceOf(db, payerId)).balance).toBe('90.0000000000');
    } finally {
      await close();
      await dropPostgresDatabase(url);
    }
  });

  it('leave balances that follow one another in the order of their times', async () => {
    const url = await createPostgresDatabase();
    const { db, close } = openPostgres({ url, poolSize: CLIENTS });
    try {
      const { payerId } = await createPayer(db);
      await topUp(db, { payerId, amount: '100', by: 'gateway' });
      await Promise.all(Array.from({ length: 6 * CLIENTS }, () => charge(db, { payerId, amount: '1' })));
      const lines = await db
        .selectFrom('ledger_postings')
        .select('balance_after')
        .where('payer_id', '=', payerId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      expect(lines.map(({ balance_after }) => Number(balance_after))).toEqual(
        Array.from({ length: 6 * CLIENTS + 1 }, (_, taken) => 100 - taken),
      );
    } finally {
      await close();
      await dropPostgresDatabase(url);
    }
  });
});
