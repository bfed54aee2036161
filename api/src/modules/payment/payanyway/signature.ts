import { createHash, timingSafeEqual } from 'node:crypto';

/** The fields of MONETA.Assistant that a signature covers, by their names on the wire. */
export interface SignedFields {
  readonly MNT_COMMAND?: string | undefined;
  readonly MNT_ID: string;
  readonly MNT_TRANSACTION_ID: string;
  readonly MNT_OPERATION_ID?: string | undefined;
  readonly MNT_AMOUNT?: string | undefined;
  readonly MNT_CURRENCY_CODE?: string | undefined;
  readonly MNT_SUBSCRIBER_ID?: string | undefined;
  readonly MNT_TEST_MODE?: string | undefined;
}

/** The signature of the payment form, by which the provider refuses a changed form. */
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

/** The signature of a notice. That of a check covers its command first, that of a payment covers no command. */
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

/** The signature of our answer to a check. */
export function signAnswer(
  {
    resultCode,
    mntId,
    transactionId,
  }: { readonly resultCode: number; readonly mntId: string; readonly transactionId: string },
  integrityCode: string,
): string {
  return md5([String(resultCode), mntId, transactionId, integrityCode]);
}

/** Compares in constant time, ignoring case. */
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
