import type { ColumnType } from 'kysely';

/** Read as a Date in both databases; a text with its offset may be written as well. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A column that has a default, or that a trigger fills. */
export type Filled<T> = [T] extends [ColumnType<infer Select, infer Insert, infer Update>]
  ? ColumnType<Select, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>;

/** What is in the columns of jsonb; a new one without a line here does not compile. */
type JsonShapes = {
  'audit_log.after': object;
  'audit_log.before': object;
  'emulator_operations.fields': Record<string, string>;
  'ledger_checks.problems': { kind: string; subject: string; detail: string }[];
  'payment_notices.fields': Record<string, string>;
  'settings.value': unknown;
};

/** Written as text: node-postgres would send a bare array as a PostgreSQL array. */
export type Json<Column extends keyof JsonShapes> = ColumnType<JsonShapes[Column], string, string>;
