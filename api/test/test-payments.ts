import { moscowDay } from '@cabinet/kernel/core/calendar';
import { sql } from 'kysely';
import type { AskProvider } from '#modules/payment/payanyway/ask-provider.ts';
import { signNotice } from '#modules/payment/payanyway/signature.ts';
import type { ApiInstance } from '#plugins/context.ts';
import type { TestApi } from './test-api.ts';
import type { TestClient } from './test-client.ts';

export const CALLBACK = '/api/v1/payment/callback/payanyway';

export interface PayAnswer {
  readonly id: string;
  readonly account: string;
  readonly test: number;
  readonly signature: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly transactionId: string;
  readonly action_url: string | null;
  readonly fields: Record<string, string>;
  readonly request: RequestAnswer;
}

export interface RequestAnswer {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly amount: string;
  readonly method: string;
  readonly payer: { readonly id: string; readonly kind: string; readonly name: string };
  readonly provider_operation_id: string | null;
  readonly bank_reference: string | null;
  readonly reject_reason: string | null;
  readonly paid_at: string | null;
  readonly history: readonly {
    readonly from: string | null;
    readonly to: string;
    readonly note: string | null;
    readonly actor: { readonly id: string } | null;
  }[];
  readonly timeline: readonly {
    readonly kind: string;
    readonly code: string;
    readonly title: string;
    readonly note: string | null;
    readonly is_failure: boolean;
  }[];
  readonly actions: Record<string, boolean | string[]>;
  readonly purpose: string | null;
}

interface Order {
  readonly amount?: string;
  readonly method?: 'card' | 'invoice';
  readonly payer_id?: string;
}

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

export async function readRequest(client: TestClient, id: string): Promise<RequestAnswer> {
  return (await client.get(`/payment/requests/${id}`)).read<RequestAnswer>();
}

/** Asks for another status by hand. */
export function moveRequest(client: TestClient, id: string, status: string, more: object = {}) {
  return client.patch(`/payment/requests/${id}/status`, { status, ...more });
}

let documents = 40_000;

/** What a payment made by hand rests on: a document of the bank of its own, as far as the test does not name it. */
export function bankDocument(more: object = {}) {
  documents += 1;
  return {
    bank_reference: `п/п ${documents}`,
    paid_on: moscowDay(new Date()),
    payer_inn: '7707083893',
    ...more,
  };
}

/** Makes an invoice paid by hand, or confirms it as one of two people. */
export function payByHand(client: TestClient, id: string, more: object = {}) {
  return moveRequest(client, id, 'paid', bankDocument(more));
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
