import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { askForFactors } from '#lib/second-factors/index.ts';
import { writeLowBalanceLetters } from '#scheduled-jobs/low-balance.ts';
import { type Founded, found, hire } from '#test/company-people.ts';
import { anyDatabase, describeOnPostgres } from '#test/databases.ts';
import { type SignedIn, useTestApi } from '#test/test-api.ts';
import { type Host, invite } from '#test/test-invitations.ts';
import { testLetter } from '#test/test-letters.ts';
import { createRole, createUser, PASSWORD } from '#test/test-users.ts';
import {
  composeLetter,
  enqueueLetter,
  LETTER_KIND,
  type OwnLetterContent,
  sendDueLetters,
  writeDigests,
} from './index.ts';
import { LETTER_OUTCOMES } from './worker.ts';

interface Post {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}
type Api = Pick<ReturnType<typeof useTestApi>, 'db' | 'signedIn' | 'visitor'>;

const isUrgent = (kind: string): kind is OwnLetterContent['kind'] =>
  Object.entries(LETTER_KIND).some(([name, of]) => name === kind && (of === 'security' || of === 'money'));
const URGENT = Object.keys(LETTER_KIND).filter(isUrgent);

const NO_MINUTE_LIMIT = { env: { RATE_LIMIT_PER_MINUTE: '0' } };

/** Sends all that is due, as one process does; returns what left, in order. */
async function deliver(
  { db }: Pick<Api, 'db'>,
  options: Partial<Pick<Parameters<typeof sendDueLetters>[0], 'onOutcome' | 'limitScale'>> = {},
): Promise<Post[]> {
  const left: Post[] = [];
  const transport = {
    send: async ({ kind, recipient, subject, body_text: text }: Omit<Post, 'text'> & { body_text: string }) =>
      void left.push({ kind, recipient, subject, text }),
    close: () => undefined,
  };
  while ((await sendDueLetters({ db, transport, forgetBody: false, ...options })) > 0);
  return left;
}

async function letPass({ db }: Pick<Api, 'db'>, time: string): Promise<void> {
  const ago = sql`interval '1 second' * extract(epoch from ${time}::interval)`;
  await sql`update outbox set created_at = created_at - ${ago}, admitted_at = admitted_at - ${ago},
    held_at = held_at - ${ago}`.execute(db);
}

const kindsOf = (letters: readonly Post[]) => letters.map(({ kind }) => kind);

/** The owner gives a person one role and the other, again and again. */
async function changeRole(
  api: Api,
  by: SignedIn,
  company: Founded,
  userId: string,
  times: number,
): Promise<void> {
  const roles = [await createRole(api.db, company.id, []), await createRole(api.db, company.id, [])];
  for (let time = 0; time < times; time += 1) {
    const { status, code } = await by.put(`/company/${company.id}/users/${userId}/role`, {
      role_id: roles[time % 2],
    });
    if (status !== 200) throw new Error(`the role answered ${code}`);
  }
}

const hostOf = ({ db }: Pick<Api, 'db'>, { id, owner: manager }: Founded): Host => ({
  kind: 'company',
  id,
  manager,
  invitePath: `/company/${id}/users`,
  listPath: `/company/${id}/invitations`,
  db,
});

describe.each(anyDatabase)('letters that somebody else causes on $name', (database) => {
  const api = useTestApi(database, NO_MINUTE_LIMIT);
  let company: Founded;
  let victim: SignedIn;
  beforeEach(async () => {
    await api.db.deleteFrom('outbox').execute();
    company = await found(api);
    victim = await hire(api, company.id);
  });

  const held = async () =>
    (await api.db.selectFrom('outbox').select('id').where('held_at', 'is not', null).execute()).length;

  it('are 20 a day to a person, however often their role is changed; one digest tells of the rest', async () => {
    await changeRole(api, company.owner, company, victim.userId, 25);
    const outcomes: string[] = [];
    const left = await deliver(api, { onOutcome: (outcome) => void outcomes.push(outcome) });
    expect(left).toHaveLength(20);
    const shown = await victim.get(`/api/demo/mail/json?recipient=${victim.email}`);
    expect(shown.data).toHaveLength(20);
    expect(LETTER_OUTCOMES.map((outcome) => outcomes.filter((one) => one === outcome).length)).toEqual([
      20, 0, 0, 5,
    ]);

    await letPass(api, '59 minutes');
    expect(await writeDigests(api.db)).toBe(0);
    await letPass(api, '1 minute');
    expect(await writeDigests(api.db)).toBe(1);
    expect(await writeDigests(api.db)).toBe(0);
    const [digest, ...others] = await deliver(api);
    expect(others).toEqual([]);
    expect(digest).toMatchObject({ kind: 'digest', recipient: victim.email, subject: 'Ещё 5 событий' });
    expect(digest?.text).toMatch(
      /— Ваша роль в компании «ООО „Ромашка“» изменена: 5 раз, последний — \d+ \S+ \d{4} г\. в \d\d:\d\d \(Москва\)/,
    );

    // The next one is a day later, and so is room for twenty.
    await changeRole(api, company.owner, company, victim.userId, 1);
    expect(await deliver(api)).toEqual([]);
    await letPass(api, '22 hours');
    expect(await writeDigests(api.db)).toBe(0);
    await letPass(api, '2 hours 1 minute');
    expect(await writeDigests(api.db)).toBe(1);
    expect((await deliver(api)).map(({ subject }) => subject)).toEqual(['Ещё 1 событие']);
    await changeRole(api, company.owner, company, victim.userId, 21);
    expect(await deliver(api)).toHaveLength(20);
  });

  it('are as many from two authors together, in whatever case the address is written', async () => {
    const manager = await hire(api, company.id, { permissions: ['company_user:manage'] });
    await changeRole(api, company.owner, company, victim.userId, 12);
    await changeRole(api, manager, company, victim.userId, 7);
    await enqueueLetter(
      api.db,
      composeLetter({
        kind: 'group-removed',
        causedBy: null,
        recipient: victim.email.toUpperCase(),
        name: '',
        subject: 'Вы больше не участник группы',
        parts: [],
      }),
    );
    expect(await deliver(api)).toHaveLength(20);
    await changeRole(api, manager, company, victim.userId, 3);
    expect(await deliver(api)).toEqual([]);
  });

  it('are as many of all kinds together: removed, taken in again, suspended', async () => {
    const users = `/company/${company.id}/users`;
    const role = await createRole(api.db, company.id, []);
    for (let time = 0; time < 13; time += 1) {
      await company.owner.patch(`${users}/${victim.userId}`, { is_active: false });
      await company.owner.delete(`${users}/${victim.userId}`);
      await api.db
        .updateTable('users')
        .set({ company_id: company.id, role_id: role })
        .where('id', '=', victim.userId)
        .execute();
    }
    expect(await deliver(api)).toHaveLength(20);
    await letPass(api, '1 hour');
    await writeDigests(api.db);
    const [digest] = await deliver(api);
    expect(digest?.subject).toBe('Ещё 6 событий');
    expect(digest?.text).toContain('Вы больше не в компании');
    expect(digest?.text).toContain('приостановлен: 3 раза, последний — ');
  });

  it('are 20 about a second factor too, however often somebody is suspended and taken back', async () => {
    await sql`update companies set asks_second_factor = true where id = ${company.id}`.execute(api.db);
    const person = `/company/${company.id}/users/${victim.userId}`;
    for (let time = 0; time < 6; time += 1) {
      for (const isActive of [false, true]) {
        await company.owner.patch(person, { is_active: isActive });
        await askForFactors(api.db, { ofStaff: false }, '');
      }
    }
    const kinds = kindsOf(await deliver(api));
    expect(kinds.filter((kind) => kind === 'company-suspended')).toHaveLength(6);
    // One is the owner's own.
    expect(kinds.filter((kind) => kind === 'company-factor-asked')).toHaveLength(7);
    await changeRole(api, company.owner, company, victim.userId, 9);
    expect(await deliver(api)).toHaveLength(8);
  });

  it('are 100 a day of one author; those to others go into digests of theirs', async () => {
    const people = await Promise.all(
      Array.from({ length: 103 }, () => createUser(api.db, { companyId: company.id })),
    );
    for (const { id } of people) await changeRole(api, company.owner, company, id, 1);
    expect(await deliver(api)).toHaveLength(100);
    const manager = await hire(api, company.id, { permissions: ['company_user:manage'] });
    await changeRole(api, manager, company, victim.userId, 1);
    expect(await deliver(api)).toHaveLength(1);
    await letPass(api, '1 hour');
    expect(await writeDigests(api.db)).toBe(3);
    expect(kindsOf(await deliver(api))).toEqual(['digest', 'digest', 'digest']);
  });

  it('hold back no letter about security or money, which go before them all and are not counted', async () => {
    await changeRole(api, company.owner, company, victim.userId, 30);
    await api.visitor().post('/auth/sign-in', { email: victim.email, password: PASSWORD });
    await api.visitor().post('/auth/password-reset', { email: victim.email });
    await sql`update users set low_balance_threshold = 5, company_id = null where id = ${victim.userId}`.execute(
      api.db,
    );
    for (const kind of URGENT)
      for (let time = 0; time < 21; time += 1)
        await enqueueLetter(api.db, testLetter({ kind, recipient: victim.email }));
    await writeLowBalanceLetters(api.db, { publicUrl: undefined });
    const kinds = kindsOf(await deliver(api));
    expect(kinds.filter((kind) => kind === 'company-role')).toHaveLength(20);
    expect(kinds.indexOf('company-role')).toBe(kinds.length - 20);
    expect(kinds).toHaveLength(URGENT.length * 21 + 2 + 20);
    await api.visitor().post('/auth/password-reset', { email: victim.email });
    expect(kindsOf(await deliver(api))).toEqual(['password-reset']);
  });

  it('leave invitations to limits of their own: they hold back no others, and are in no digest', async () => {
    const host = hostOf(api, company);
    const stranger = await api.signedIn();
    await invite(host, stranger.email);
    expect(kindsOf(await deliver(api))).toEqual(['company-invitation']);
    await api.db
      .updateTable('users')
      .set({ company_id: company.id })
      .where('id', '=', stranger.userId)
      .execute();
    await changeRole(api, company.owner, company, stranger.userId, 21);
    expect(await deliver(api)).toHaveLength(20);
    await invite(hostOf(api, await found(api)), stranger.email);
    expect(kindsOf(await deliver(api))).toEqual(['company-invitation']);
  });

  it('are listed up to 50 lines, each in one line without a link that somebody typed', async () => {
    const said = (number: number) =>
      composeLetter({
        kind: 'group-removed',
        causedBy: company.owner.userId,
        recipient: victim.email,
        name: '',
        subject: `Событие ${number}\nhttps://evil.example/${number}`,
        parts: [],
      });
    for (let number = 1; number <= 73; number += 1) await enqueueLetter(api.db, said(number));
    await deliver(api);
    await letPass(api, '1 hour');
    await writeDigests(api.db);
    const [digest] = await deliver(api);
    expect(digest?.subject).toBe('Ещё 53 события');
    const lines = digest?.text.split('\n').filter((line) => line.startsWith('— ')) ?? [];
    expect(lines).toHaveLength(51);
    expect(lines.at(-1)).toBe('— и ещё 3 события');
    expect(digest?.text).not.toMatch(/evil\.example|https:\/\//);
  });

  it('are told to nobody who has given the address up', async () => {
    await changeRole(api, company.owner, company, victim.userId, 21);
    expect([(await deliver(api)).length, await held()]).toEqual([20, 1]);
    await letPass(api, '1 hour');
    await sql`update users set email = ${`moved-${victim.email}`} where id = ${victim.userId}`.execute(
      api.db,
    );
    expect(await writeDigests(api.db)).toBe(0);
    expect([await held(), await deliver(api)]).toEqual([0, []]);
  });
});

describeOnPostgres('letters that somebody else causes, at once, on $name', (database) => {
  const api = useTestApi(database, NO_MINUTE_LIMIT);

  it('pass no limit, whoever sends them, and come into one digest', async () => {
    const company = await found(api);
    const people = await Promise.all(
      Array.from({ length: 6 }, () => createUser(api.db, { companyId: company.id })),
    );
    // A fifth of the limits. Letters to one person lie side by side, so that senders without turns count the same.
    for (const { id } of people) await changeRole(api, company.owner, company, id, 6);
    const sent = await Promise.all(Array.from({ length: 8 }, () => deliver(api, { limitScale: 0.2 })));
    const left = sent.flat();
    expect(left).toHaveLength(20);
    for (const { email } of people)
      expect(left.filter(({ recipient }) => recipient === email).length).toBeLessThanOrEqual(4);
    await letPass(api, '1 hour');
    const digests = await Promise.all(Array.from({ length: 5 }, () => writeDigests(api.db)));
    expect(digests.reduce((sum, count) => sum + count, 0)).toBe(6);
    const told = await deliver(api);
    const events = told.map(({ subject }) => Number(/\d+/.exec(subject)?.[0]));
    expect([told.length, events.reduce((sum, count) => sum + count, 0)]).toEqual([6, 16]);
  });
});
