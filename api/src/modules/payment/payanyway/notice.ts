import type { SignedFields } from './signature.ts';

/** A notice as it came: its text, and its fields by name. */
export interface Notice {
  readonly command: 'pay' | 'check';
  readonly raw: string;
  readonly fields: Record<string, string>;
  /** A name is repeated, or there are more fields than a notice has, so it is unclear which value counts. */
  readonly isAmbiguous: boolean;
}

/** The provider's number of an operation. */
export const OPERATION_ID = /^\d{1,20}$/;

const RAW_KEPT = 8_000;
const FIELDS_KEPT = 60;

/** Reads a query string or a form body. */
export function parseNotice(text: string): Notice {
  const raw = storable(text).slice(0, RAW_KEPT);
  const fields: Record<string, string> = {};
  let isAmbiguous = text.length > RAW_KEPT;
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name) || Object.keys(fields).length >= FIELDS_KEPT) isAmbiguous = true;
    else fields[storable(name)] = storable(value);
  }
  return { command: fields.MNT_COMMAND === 'CHECK' ? 'check' : 'pay', raw, fields, isAmbiguous };
}

/** The fields that are signed and judged. */
export function signedFields(fields: Record<string, string>): SignedFields {
  return {
    MNT_COMMAND: fields.MNT_COMMAND,
    MNT_ID: fields.MNT_ID ?? '',
    MNT_TRANSACTION_ID: fields.MNT_TRANSACTION_ID ?? '',
    MNT_OPERATION_ID: fields.MNT_OPERATION_ID,
    MNT_AMOUNT: fields.MNT_AMOUNT,
    MNT_CURRENCY_CODE: fields.MNT_CURRENCY_CODE,
    MNT_SUBSCRIBER_ID: fields.MNT_SUBSCRIBER_ID,
    MNT_TEST_MODE: fields.MNT_TEST_MODE,
  };
}

/** PostgreSQL's text can hold neither NUL nor half a surrogate pair. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll('\u0000', '\ufffd')).toString();
}
