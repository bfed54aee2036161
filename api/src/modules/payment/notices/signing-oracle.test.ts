import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Config } from '#config/index.ts';
import { anyDatabase } from '#test/databases.ts';
import { createTestApi, useTestApi } from '#test/test-api.ts';
import type { TestClient } from '#test/test-client.ts';
import {
  balanceOf,
  noticeOf,
  openRequest,
  type PayAnswer,
  personWithRequest,
  readRequest,
  sendNotice,
} from '#test/test-payments.ts';
import { signAnswer } from '../payanyway/signature.ts';

const MODES: { mode: Config['mode']; testMode: string }[] = [
  { mode: 'demo', testMode: '1' },
  { mode: 'production', testMode: '0' },
];

/** The number of this account begins with a result code, so what we answer to a check reads like a notice. */
const ACCOUNT = '50012345';
const CODES_OF_RESULT = ['500', '402', '200'];

describe.each(MODES)('in $mode mode', ({ mode, testMode }) => {
  it.each(anyDatabase)('no answer to a check is the signature of a payment on $name', async (database) => {
    const api = await createTestApi(database, {
      config: { mode },
      env: { MNT_ID: ACCOUNT, MNT_TEST_MODE: testMode },
    });
    const { client, ...payment } = await personWithRequest(api, { amount: '300000' });
    const { MNT_TRANSACTION_ID, MNT_AMOUNT, MNT_CURRENCY_CODE, MNT_SUBSCRIBER_ID, MNT_TEST_MODE } =
      payment.fields;
    const operation = '777000777';
    const tail = `${MNT_TRANSACTION_ID}${operation}${MNT_AMOUNT}${MNT_CURRENCY_CODE}${MNT_SUBSCRIBER_ID}${MNT_TEST_MODE}`;
    for (const code of CODES_OF_RESULT) {
      for (const form of [{}, { MNT_SIGNATURE: '' }, { MNT_SIGNATURE: payment.signature ?? '' }]) {
        const asked = await sendNotice(api.app, {
          MNT_COMMAND: 'CHECK',
          MNT_ID: ACCOUNT.startsWith(code) ? ACCOUNT.slice(code.length) : ACCOUNT,
          MNT_TRANSACTION_ID: tail,
          ...form,
        });
        const given = /<MNT_SIGNATURE>([^<]*)/.exec(asked.body)?.[1] ?? '';
        const paid = { ...payment.fields, MNT_OPERATION_ID: operation, MNT_SIGNATURE: given };
        expect((await sendNotice(api.app, paid)).body).toBe('FAIL');
        expect(asked).toMatchObject({ status: 200, body: 'FAIL' });
      }
    }
    expect(await balanceOf(client)).toBe(0);
    await api.close();
  });
});

describe.each(anyDatabase)('a check on $name', (database) => {
  const api = useTestApi(database);
  let client: TestClient;
  let payment: PayAnswer;
  beforeAll(async () => {
    client = await api.signedIn();
    payment = await openRequest(client);
  });

  it("is not the payer's own form with a command added", async () => {
    const asked = await sendNotice(api.app, { ...payment.fields, MNT_COMMAND: 'CHECK' }, 'GET');
    expect(asked.body).toBe('FAIL');
    const request = await readRequest(client, payment.id);
    expect([request.status, request.history.length]).toEqual(['pending', 1]);
  });

  it("is not a payment's notice with a command added", async () => {
    const notice = { ...noticeOf(api, payment), MNT_COMMAND: 'CHECK' };
    expect((await sendNotice(api.app, notice)).body).toBe('FAIL');
  });

  it.each([
    ['no signature', { MNT_SIGNATURE: '' }],
    ['a wrong signature', { MNT_SIGNATURE: '0'.repeat(32) }],
    ['another amount than was signed', { MNT_AMOUNT: '500.01' }],
  ])('with %s gets no signed answer', async (_what, changes) => {
    const check = { ...noticeOf(api, payment, { MNT_COMMAND: 'CHECK' }), ...changes };
    expect(await sendNotice(api.app, check)).toMatchObject({ status: 200, body: 'FAIL' });
  });

  it.each([
    ['a foreign account', { MNT_ID: '99999999' }],
    ['a request that is not ours', { MNT_TRANSACTION_ID: '0190a000-0000-7000-8000-000000000000' }],
    ['no request id at all', { MNT_TRANSACTION_ID: 'ORDER-1' }],
    ['an operation that is no number', { MNT_OPERATION_ID: '1e3' }],
    ['a subscriber of another shape', { MNT_SUBSCRIBER_ID: 'u42' }],
    ['a test mark of another shape', { MNT_TEST_MODE: '11' }],
  ])('of %s gets no signed answer, though it is signed', async (_what, changes) => {
    const check = noticeOf(api, payment, { MNT_COMMAND: 'CHECK', ...changes });
    expect(await sendNotice(api.app, check)).toMatchObject({ status: 200, body: 'FAIL' });
  });

  it('of the provider is answered for our account and our request', async () => {
    const check = noticeOf(api, payment, { MNT_COMMAND: 'CHECK', MNT_OPERATION_ID: undefined });
    const { body } = await sendNotice(api.app, check);
    const { mntId, integrityCode } = api.config.payment;
    const signature = signAnswer({ resultCode: 402, mntId, transactionId: payment.id }, integrityCode);
    expect(body).toContain(`<MNT_SIGNATURE>${signature}</MNT_SIGNATURE>`);
  });
});
