import type { ApiInstance } from '#plugins/context.ts';
import { selfAddress } from '../../payment/pay/self-address.ts';
import { isSameSignature, signAnswer, signNotice } from '../../payment/payanyway/signature.ts';
import type { Operation } from './repository.ts';

export interface Shop {
  readonly callbackUrl: string;
  readonly integrityCode: string;
}

const CALLBACK_PATH = '/api/v1/payment/callback/payanyway';
const TIMEOUT_MS = 10_000;
const ANSWER_KEPT = 500;

/** The address of this server as the shop. Undefined until it listens. */
export function findShop(app: Pick<ApiInstance, 'context' | 'server'>): Shop | undefined {
  const self = selfAddress(app);
  if (self === undefined) return undefined;
  const { integrityCode } = app.context.config.payment;
  return { callbackUrl: `${self}${CALLBACK_PATH}`, integrityCode };
}

/** Asks the shop whether it takes a payment. Throws when the shop has not signed its answer. */
export async function callCheck(
  shop: Shop,
  operation: Operation,
): Promise<{ readonly code: number; readonly text: string }> {
  const fields = { MNT_COMMAND: 'CHECK', ...noticeFields(operation) };
  const query = signedQuery(fields, shop);
  const response = await fetch(`${shop.callbackUrl}?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const xml = await response.text();
  const resultCode = Number(element(xml, 'MNT_RESULT_CODE'));
  const mntId = fields.MNT_ID;
  const expected = signAnswer(
    { resultCode, mntId, transactionId: fields.MNT_TRANSACTION_ID },
    shop.integrityCode,
  );
  if (!isSameSignature(element(xml, 'MNT_SIGNATURE'), expected))
    throw new Error('the answer of the shop is not signed by it');
  return { code: resultCode, text: element(xml, 'MNT_DESCRIPTION') ?? '' };
}

/** Reports a payment to the shop. Only the word SUCCESS counts as delivered. */
export async function callPay(
  shop: Shop,
  operation: Operation,
): Promise<{ readonly isDelivered: boolean; readonly answer: string }> {
  try {
    const response = await fetch(shop.callbackUrl, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signedQuery(noticeFields(operation), shop).toString(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.text()).trim().slice(0, ANSWER_KEPT);
    return { isDelivered: response.ok && answer === 'SUCCESS', answer };
  } catch (error) {
    return { isDelivered: false, answer: String(error).slice(0, ANSWER_KEPT) };
  }
}

interface NoticeFields {
  readonly MNT_COMMAND?: string;
  readonly MNT_ID: string;
  readonly MNT_TRANSACTION_ID: string;
  readonly MNT_OPERATION_ID: string;
  readonly MNT_AMOUNT: string;
  readonly MNT_CURRENCY_CODE: string;
  readonly MNT_SUBSCRIBER_ID?: string;
  readonly MNT_TEST_MODE: string;
}

function noticeFields({ id, fields }: Operation): NoticeFields {
  return {
    MNT_ID: fields.MNT_ID ?? '',
    MNT_TRANSACTION_ID: fields.MNT_TRANSACTION_ID ?? '',
    MNT_OPERATION_ID: String(id),
    MNT_AMOUNT: fields.MNT_AMOUNT ?? '',
    MNT_CURRENCY_CODE: fields.MNT_CURRENCY_CODE ?? '',
    ...(fields.MNT_SUBSCRIBER_ID === undefined ? {} : { MNT_SUBSCRIBER_ID: fields.MNT_SUBSCRIBER_ID }),
    MNT_TEST_MODE: fields.MNT_TEST_MODE ?? '0',
  };
}

function signedQuery(fields: NoticeFields, { integrityCode }: Shop): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries(fields),
    ['MNT_SIGNATURE', signNotice(fields, integrityCode)],
  ]);
}

function element(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
