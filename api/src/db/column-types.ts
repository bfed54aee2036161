import type { ColumnType } from 'kysely';

/** Reads as a Date; takes a Date or a text with an offset. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A column that a default or a trigger can fill. */
export type Filled<T> = [T] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>;

/** The contents of jsonb columns. A new column without a line here does not compile. */
interface JsonShapes {
  readonly 'audit_log.after': object;
  readonly 'audit_log.before': object;
  readonly 'background_jobs.origin': {
    readonly ip: string;
    readonly id: string;
    readonly fingerprint: string | null;
    readonly user_agent: string;
  };
  readonly 'background_jobs.params': unknown;
  readonly 'background_jobs.result': { readonly code?: string; readonly message?: string };
  readonly 'emulator_operations.fields': Record<string, string>;
  /** Checked by whoever reads it. */
  readonly 'issued_invoices.document': unknown;
  readonly 'ledger_checks.problems': {
    readonly kind: string;
    readonly subject: string;
    readonly detail: string;
  }[];
  /** Which document goes with a letter. */
  readonly 'outbox.attachment': { readonly kind: 'invoice'; readonly id: string; readonly name: string };
  readonly 'payment_notices.fields': Record<string, string>;
  readonly 'payment_requests.confirmed_why': string[];
  readonly 'pending_readings.after': object;
  /** What a proposal says beside its columns. */
  readonly 'proposals.facts': {
    /** A refund may leave a debt where its author has allowed that. */
    readonly allow_debt?: boolean;
    /** What its author and the second person must hold besides. */
    readonly needs?: readonly string[];
    /** The name of what it is about, where that is neither a payer nor a person. */
    readonly title?: string;
    /** What it changes, for people to read. */
    readonly details?: readonly {
      readonly field: string;
      readonly before: string | null;
      readonly after: string | null;
    }[];
    /** What its kind does when it is confirmed, in a shape of the kind's own. */
    readonly order?: unknown;
  };
  readonly 'settings.value': unknown;
}

/** The value is written as text, because node-postgres would send a bare array as a PostgreSQL array. */
export type Json<Column extends keyof JsonShapes> = ColumnType<JsonShapes[Column], string, string>;
