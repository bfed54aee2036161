import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres } from '#db/index.ts';
import { createPostgresDatabase, describeOnPostgres, dropPostgresDatabase } from '#test/databases.ts';
import { raceRounds } from '#test/scope.ts';
import { createTestApiOver, type SignedIn, type TestApi } from '#test/test-api.ts';
import type { Answer } from '#test/test-client.ts';
import {
  askForEmail,
  confirmEmail,
  confirmSecret,
  emailOf,
  freeEmail,
  moveTo,
  undoEmail,
  undoSecret,
} from '#test/test-email-changes.ts';
import { together } from '#test/together.ts';
import { untilWaiting } from '#test/while-locked.ts';

const ROUNDS = raceRounds(12);
const told = (answers: readonly Answer[]) => answers.map(({ status, code }) => code || String(status));

describeOnPostgres('e-mails that change at once on $name', () => {
  let url: string;
  let api: TestApi;
  let admin: SignedIn;
  beforeAll(async () => {
    url = await createPostgresDatabase();
    api = await createTestApiOver(openPostgres({ url, poolSize: 10 }), {
      env: { RATE_LIMIT_PER_MINUTE: '0' },
    });
    admin = await api.signedIn({ role: 'admin' });
  });
  afterAll(async () => {
    await api.close();
    await dropPostgresDatabase(url);
  });

  const countOf = async (email: string) => {
    const { rows } = await sql`select id from users where email = ${email} and deleted_at is null`.execute(
      api.db,
    );
    return rows.length;
  };

  const makePerson = (email: string) => admin.post('/admin/users', { email, display_name: 'Новый' });

  it('two people prove one address: one gets it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [await api.signedIn(), await api.signedIn()];
      const to = freeEmail();
      await askForEmail(api, one, to);
      const ofOne = await confirmSecret(api.db, to);
      await askForEmail(api, other, to);
      const ofOther = await confirmSecret(api.db, to);
      const answers = await together(api, [
        () => confirmEmail(api.visitor(), ofOne),
        () => confirmEmail(api.visitor(), ofOther),
      ]);
      expect(told(answers).sort()).toEqual(['200', 'RES.003']);
      expect(await countOf(to)).toBe(1);
    }
  });

  it('an address is proved and stopped: whatever was first, the former one is the person’s at the end', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await api.signedIn();
      const to = freeEmail();
      await askForEmail(api, person, to);
      const [proof, stop] = [await confirmSecret(api.db, to), await undoSecret(api.db, person.email)];
      const [proved, undone] = await together(api, [
        () => confirmEmail(api.visitor(), proof),
        () => undoEmail(api.visitor(), stop),
      ]);
      expect(undone.status).toBe(200);
      expect(told([proved])[0]).toBe(undone.read<{ state: string }>().state === 'undone' ? '200' : 'RES.003');
      expect(await emailOf(api, person)).toBe(person.email);
    }
  });

  it('an address is proved while somebody is made with it: one gets it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await api.signedIn();
      const to = freeEmail();
      await askForEmail(api, person, to);
      const proof = await confirmSecret(api.db, to);
      const answers = await together(api, [() => confirmEmail(api.visitor(), proof), () => makePerson(to)]);
      expect(told(answers).filter((code) => code === '200')).toHaveLength(1);
      expect(await countOf(to)).toBe(1);
    }
  });

  it('whoever waits for an e-mail that is left at this moment does not get it', async () => {
    const person = await api.signedIn();
    const to = freeEmail();
    await askForEmail(api, person, to);
    const proof = await confirmSecret(api.db, to);
    const onlooker = await api.connection.pool.connect();
    // The letters are written last, behind the e-mail.
    await onlooker.query('begin; lock table outbox in exclusive mode');
    const proved = confirmEmail(api.visitor(), proof);
    await untilWaiting(onlooker, 1);
    const made = makePerson(person.email);
    await untilWaiting(onlooker, 2);
    await onlooker.query('rollback');
    onlooker.release();
    expect(told([await proved, await made])).toEqual(['200', 'RES.002']);
  });

  it('a link is pressed twice at once: one change, one pair of letters', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await api.signedIn();
      const to = freeEmail();
      await askForEmail(api, person, to);
      const proof = await confirmSecret(api.db, to);
      const press = () => confirmEmail(api.visitor(), proof);
      expect(told(await together(api, [press, press]))).toEqual(['200', '200']);
      const { rows } =
        await sql`select 1 from outbox where kind = 'email-changed' and recipient = ${to}`.execute(api.db);
      expect(rows).toHaveLength(1);
      const undo = await undoSecret(api.db, person.email);
      const back = () => undoEmail(api.visitor(), undo);
      expect(told(await together(api, [back, back]))).toEqual(['200', '200']);
      const { rows: letters } =
        await sql`select 1 from outbox where kind = 'email-restored' and recipient = ${person.email}`.execute(
          api.db,
        );
      expect(letters).toHaveLength(1);
    }
  });

  it('a thief asks once more while the e-mail is taken back: nothing waits afterwards', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const thief = await api.signedIn();
      await moveTo(api, thief, freeEmail());
      const undo = await undoSecret(api.db, thief.email);
      const more = freeEmail();
      await together(api, [() => undoEmail(api.visitor(), undo), () => askForEmail(api, thief, more)]);
      const proof = await confirmSecret(api.db, more);
      if (proof !== '') expect((await confirmEmail(api.visitor(), proof)).code).toBe('RES.003');
      expect(await emailOf(api, thief)).toBe(thief.email);
    }
  });

  it('an administrator sets another e-mail while one is proved: theirs stands, or its form was older', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await api.signedIn();
      const [to, set] = [freeEmail(), freeEmail()];
      await askForEmail(api, person, to);
      const proof = await confirmSecret(api.db, to);
      const { display_name, updated_at } = (await admin.get(`/admin/users/${person.userId}`)).read<{
        display_name: string;
        updated_at: string;
      }>();
      const [proved, edited] = await together(api, [
        () => confirmEmail(api.visitor(), proof),
        () => admin.put(`/admin/users/${person.userId}`, { email: set, display_name, updated_at }),
      ]);
      expect(told([proved, edited])).toEqual(proved.status === 200 ? ['200', 'RES.002'] : ['RES.003', '200']);
      expect(await emailOf(api, person)).toBe(proved.status === 200 ? to : set);
    }
  });
});
