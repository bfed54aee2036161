import { createHash, timingSafeEqual } from 'node:crypto';

/** The fields of MONETA.Assistant that a signature covers, by their names on the wire. */
export type SignedFields = {
  MNT_COMMAND?: string | undefined;
  MNT_ID: string;
  MNT_TRANSACTION_ID: string;
  MNT_OPERATION_ID?: string | undefined;
  MNT_AMOUNT?: string | undefined;
  MNT_CURRENCY_CODE?: string | undefined;
  MNT_SUBSCRIBER_ID?: string | undefined;
  MNT_TEST_MODE?: string | undefined;
};

/** What the payment form carries: the provider refuses a form that somebody changed. */
export function signForm(fields: SignedFields, integrityCode: string): string {
  return md5([
    fields.MNT_ID,
    fields.MNT_TRANSACTION_ID,
    fields.MNT_AMOUNT,
    fields.MNT_CURRENCY_CODE,
    fields.MNT_SUBSCRIBER_ID,
    fields.MNT_TEST_MODE,
    integrityCode,
  ]);
}

/** What a notice of the provider carries. A check has its command in front, a notice of a payment has none. */
export function signNotice(fields: SignedFields, integrityCode: string): string {
  return md5([
    fields.MNT_COMMAND,
    fields.MNT_ID,
    fields.MNT_TRANSACTION_ID,
    fields.MNT_OPERATION_ID,
    fields.MNT_AMOUNT,
    fields.MNT_CURRENCY_CODE,
    fields.MNT_SUBSCRIBER_ID,
    fields.MNT_TEST_MODE,
    integrityCode,
  ]);
}

/** What our answer to a check carries. */
export function signAnswer(
  { resultCode, mntId, transactionId }: { resultCode: number; mntId: string; transactionId: string },
  integrityCode: string,
): string {
  return md5([String(resultCode), mntId, transactionId, integrityCode]);
}

/** Compares in the same time wherever the first difference is; the letters' case does not count. */
export function isSameSignature(given: string | undefined, expected: string): boolean {
  const one = Buffer.from((given ?? '').toLowerCase());
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

function md5(parts: readonly (string | undefined)[]): string {
  return createHash('md5')
    .update(parts.map((part) => part ?? '').join(''))
    .digest('hex');
}
