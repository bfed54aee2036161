import { type SqlBool, sql } from 'kysely';

/**
 * Whether the term of the proposal `f` has ended. A job writes that down later. What was agreed on at the end of its term has
 * time for its day.
 */
export const hasLapsed = sql<SqlBool>`(f.status = 'pending' and f.expires_at <= clock_timestamp()
  and (f.agreed_by is null or f.takes_effect_at <= clock_timestamp() - interval '2 days'))`;

/** Whether the proposal `f` still waits for somebody. */
export const waits = sql<SqlBool>`(f.status = 'pending' and not ${hasLapsed})`;
