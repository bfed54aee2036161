import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import type { DatabaseConnection } from '#db/index.ts';
import { resealTotpSecrets } from '#lib/second-factors/index.ts';
import { signAnswer, signForm } from '#modules/payment/payanyway/signature.ts';
import { callService, shows } from '#test/chat-service.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApiOver, type TestApi } from '#test/test-api.ts';
import { addPasskey, totpOwner, typePassword } from '#test/test-factors.ts';
import { letterCode } from '#test/test-letters.ts';
import { noticeOf, openRequest, sendNotice } from '#test/test-payments.ts';
import { PASSWORD } from '#test/test-users.ts';

const secrets = (which: string) => ({
  PEPPER: `${which}-pepper-0123456789-abcdefgh`,
  SECOND_FACTOR_KEY: `${which}-second-factors-0123456789-abc`,
  MNT_INTEGRITY_CODE: `${which}-code-0123456789`,
  INTERNAL_TOKEN: `${which}-token-0123456789-abcdefghij`,
});
const OLD = secrets('old');
const NEW = secrets('new');
const also = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name}_ALSO`, value]));

/** The steps of docs/how-to/change-a-secret.md. */
const STEPS = [OLD, { ...OLD, ...also(NEW) }, { ...NEW, ...also(OLD) }, NEW];

describe.each(anyDatabase)('secrets that are changed while people work on $name', (database) => {
  let connection: DatabaseConnection;
  let processes: TestApi[] = [];
  beforeAll(async () => {
    connection = await database.open();
    processes = await Promise.all(STEPS.map((env) => createTestApiOver(connection, { env })));
  });
  afterAll(async () => {
    for (const { app } of processes) await app.close();
    await connection.close();
  });
  function at(step: number): TestApi {
    const api = processes[step];
    if (api === undefined) throw new Error(`there is no step ${step}`);
    return api;
  }
  const signedWith = (integrityCode: string) => ({
    config: { ...at(0).config, payment: { ...at(0).config.payment, integrityCode } },
  });

  it.each([
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
    [2, 3],
    [3, 2],
  ])(
    'a code that a process of step %d wrote is good at one of step %d, and so is a session',
    async (one, other) => {
      const client = await at(one).signedIn();
      const elsewhere = at(other).visitor();
      for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
      expect((await elsewhere.get('/users/me')).status).toBe(200);
      const { email } = client;
      await at(one).visitor().post('/auth/password-reset', { email });
      const body = { email, code: await letterCode(connection.db, email), password: PASSWORD };
      const confirmed = await at(other).visitor().post('/auth/password-reset/confirm', body);
      expect(confirmed.status).toBe(200);
    },
  );

  it.each([
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 1],
    [2, 3],
    [3, 2],
  ])(
    'a factor that was set up at a process of step %d opens a session at one of step %d',
    async (one, other) => {
      const person = await totpOwner(at(one));
      const { authenticator } = await addPasskey(person.owner);
      // Taking the old key away is the step behind the job.
      if (other === 3) await resealTotpSecrets(at(2).app.context, connection.db);
      // Going back is so too.
      if (one === 3) await resealTotpSecrets(at(2).app.context, connection.db);
      const browser = await typePassword(at(other).visitor(), person.owner.email);
      expect((await browser.post('/auth/sign-in/totp', { code: person.code() })).status).toBe(200);
      const asked = (await at(one).visitor().post('/auth/passkeys/challenge')).read<{
        challenge: string;
        rp_id: string;
      }>();
      const signed = await at(other).visitor().post('/auth/passkeys/sign-in', authenticator.sign(asked));
      expect(signed.status).toBe(200);
    },
  );

  it('a secret of the old key is refused when only the new one is left and it was not sealed anew', async () => {
    const person = await totpOwner(at(0));
    const browser = await typePassword(at(3).visitor(), person.owner.email);
    expect((await browser.post('/auth/sign-in/totp', { code: person.code() })).code).toBe('AUTH.006');
    await resealTotpSecrets(at(2).app.context, connection.db);
    expect((await browser.post('/auth/sign-in/totp', { code: person.code() })).status).toBe(200);
  });

  it('a code of the old pepper is refused when only the new one is left, and a session goes on', async () => {
    const client = await at(0).signedIn();
    const { email } = client;
    await at(0).visitor().post('/auth/password-reset', { email });
    const body = { email, code: await letterCode(connection.db, email), password: PASSWORD };
    expect((await at(3).visitor().post('/auth/password-reset/confirm', body)).code).toBe('AUTH.006');
    const elsewhere = at(3).visitor();
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get('/users/me')).status).toBe(200);
    expect((await at(3).visitor().post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ['old', OLD.MNT_INTEGRITY_CODE, ['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAIL']],
    ['new', NEW.MNT_INTEGRITY_CODE, ['FAIL', 'SUCCESS', 'SUCCESS', 'SUCCESS']],
    ['third', secrets('third').MNT_INTEGRITY_CODE, ['FAIL', 'FAIL', 'FAIL', 'FAIL']],
  ])(
    'a notice that is signed with the %s code is taken while it is named',
    async (_which, code, expected) => {
      const answers: string[] = [];
      for (const api of processes) {
        const payment = await openRequest(await api.signedIn());
        answers.push((await sendNotice(api.app, noticeOf(signedWith(code), payment))).body);
      }
      expect(answers).toEqual(expected);
    },
  );

  it('forms and answers are signed with the first code alone, whatever the provider signed with', async () => {
    const first = STEPS.map(({ MNT_INTEGRITY_CODE }) => MNT_INTEGRITY_CODE);
    for (const [step, code] of first.entries()) {
      const { app, signedIn } = at(step);
      const payment = await openRequest(await signedIn());
      const { MNT_ID = '', MNT_TRANSACTION_ID = '', MNT_SIGNATURE, ...rest } = payment.fields;
      expect(MNT_SIGNATURE).toBe(signForm({ MNT_ID, MNT_TRANSACTION_ID, ...rest }, code));
      const other = step === 1 ? NEW : OLD;
      const asked = step === 1 || step === 2 ? other.MNT_INTEGRITY_CODE : code;
      const check = await sendNotice(app, noticeOf(signedWith(asked), payment, { MNT_COMMAND: 'CHECK' }));
      const { MNT_SIGNATURE: answered } = new XMLParser().parse(check.body).MNT_RESPONSE;
      expect(answered).toBe(signAnswer({ resultCode: 402, mntId: MNT_ID, transactionId: payment.id }, code));
    }
  });

  it.each([
    ['old', OLD.INTERNAL_TOKEN, [400, 400, 400, 401]],
    ['new', NEW.INTERNAL_TOKEN, [401, 400, 400, 400]],
  ])(
    'the %s token opens the calls of the chat service while it is named',
    async (_which, token, expected) => {
      const headers = shows(token);
      const answers: number[] = [];
      for (const api of processes) answers.push((await callService(api, '/charges', {}, headers)).status);
      expect(answers).toEqual(expected);
    },
  );
});
