import type { Selectable } from 'kysely';
import type { Schema } from './schema.generated.ts';

export type { Schema } from './schema.generated.ts';

/** numeric is text, read and written; never a float. */
export type Money = string;

export type EntryKind = Schema['ledger_entries']['kind'];
export type PayerKind = Schema['payers']['kind'];
export type PaymentMethod = Schema['payment_requests']['method'];
export type PaymentRequestStatus = Selectable<Schema['payment_requests']>['status'];
