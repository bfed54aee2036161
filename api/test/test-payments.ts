import { sql } from 'kysely';
import type { ApiInstance } from '../src/context.ts';
import type { AskProvider } from '../src/modules/payment/payanyway/ask-provider.ts';
import { signNotice } from '../src/modules/payment/payanyway/signature.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';

export const CALLBACK = '/api/v1/payment/callback/payanyway';

export type PayAnswer = {
  id: string;
  account: string;
  test: number;
  signature: string | null;
  amount: string;
  currency: string;
  transactionId: string;
  action_url: string | null;
  fields: Record<string, string>;
  request: RequestAnswer;
};

export type RequestAnswer = {
  id: string;
  number: string;
  status: string;
  amount: string;
  method: string;
  payer: { id: string; kind: string; name: string };
  provider_operation_id: string | null;
  bank_reference: string | null;
  reject_reason: string | null;
  paid_at: string | null;
  history: { from: string | null; to: string; note: string | null; actor: { id: string } | null }[];
  timeline: { kind: string; code: string; title: string; is_failure: boolean }[];
  actions: Record<string, boolean | string[]>;
  purpose: string | null;
};

type Order = { amount?: string; method?: 'card' | 'invoice'; payer_id?: string };

export async function openRequest(client: TestClient, order: Order = {}): Promise<PayAnswer> {
  const answer = await client.post('/payment/pay', { amount: '500.00', method: 'card', ...order });
  if (answer.status !== 200) throw new Error(`payment/pay answered ${answer.code} ${answer.message}`);
  return answer.read<PayAnswer>();
}

/** Somebody new, who has just opened a request. */
export async function personWithRequest(api: Pick<TestApi, 'signedIn'>, order?: Order) {
  const client = await api.signedIn();
  return { client, ...(await openRequest(client, order)) };
}

let operations = 500_000_000;

export function nextOperation(): string {
  operations += 1;
  return String(operations);
}

/** The time of a request is over. */
export async function endTime({ db }: Pick<TestApi, 'db'>, id: string): Promise<void> {
  await sql`update payment_requests set expires_at = now() - interval '1 minute' where id = ${id}`.execute(
    db,
  );
}

/** A provider that answers so whenever it is asked. */
export const answering =
  (state: 'paid' | 'in_progress' | 'canceled' | 'not_paid', amount = '500.00'): AskProvider =>
  async () => ({
    state,
    operationId: state === 'not_paid' ? null : nextOperation(),
    amount,
    currency: 'RUB',
    isTest: true,
    raw: '{}',
  });

/** The provider's notice about a form, signed as the provider signs; `changes` come before the signature. */
export function noticeOf(
  api: Pick<TestApi, 'config'>,
  payment: Pick<PayAnswer, 'fields'>,
  changes: Record<string, string | undefined> = {},
): Record<string, string> {
  const { MNT_ID, MNT_TRANSACTION_ID, MNT_AMOUNT, MNT_CURRENCY_CODE, MNT_SUBSCRIBER_ID, MNT_TEST_MODE } =
    payment.fields;
  const all = {
    MNT_ID,
    MNT_TRANSACTION_ID,
    MNT_OPERATION_ID: nextOperation(),
    MNT_AMOUNT,
    MNT_CURRENCY_CODE,
    MNT_SUBSCRIBER_ID,
    MNT_TEST_MODE,
    ...changes,
  };
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(all)) if (value !== undefined) fields[name] = value;
  const signed = {
    ...fields,
    MNT_ID: fields.MNT_ID ?? '',
    MNT_TRANSACTION_ID: fields.MNT_TRANSACTION_ID ?? '',
  };
  return { ...fields, MNT_SIGNATURE: signNotice(signed, api.config.payment.integrityCode) };
}

/** Sends a notice as the provider does: from nowhere in particular, with no cookie and no origin. */
export async function sendNotice(
  app: ApiInstance,
  fields: Record<string, string>,
  method: 'GET' | 'POST' = 'POST',
): Promise<{ status: number; type: string; body: string }> {
  const text = new URLSearchParams(fields).toString();
  const response = await app.inject(
    method === 'GET'
      ? { method, url: `${CALLBACK}?${text}` }
      : {
          method,
          url: CALLBACK,
          payload: text,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        },
  );
  return {
    status: response.statusCode,
    type: String(response.headers['content-type']),
    body: response.payload,
  };
}

export async function balanceOf(client: TestClient): Promise<number> {
  return (await client.get('/users/me/balance')).read<{ balance: number }>().balance;
}
