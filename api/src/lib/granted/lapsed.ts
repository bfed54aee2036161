import { type SqlBool, sql } from 'kysely';

/** When the term of the proposal `f` ends. What was agreed on at the end of it has time for its day. */
export const lapsesAt = sql<Date>`greatest(f.expires_at,
  case when f.agreed_by is not null then f.takes_effect_at + interval '2 days' end)`;

/** Whether it has ended. A job writes that down later. */
export const hasLapsed = sql<SqlBool>`(f.status = 'pending' and ${lapsesAt} <= clock_timestamp())`;

/** Whether the proposal `f` still waits for somebody. */
export const waits = sql<SqlBool>`(f.status = 'pending' and not ${hasLapsed})`;
