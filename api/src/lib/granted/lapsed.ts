import { type SqlBool, sql } from 'kysely';

/** Whether the term of the proposal `f` has ended. A job writes that down later. */
export const hasLapsed = sql<SqlBool>`(f.status = 'pending' and f.expires_at <= clock_timestamp())`;

/** Whether the proposal `f` still waits for somebody. */
export const waits = sql<SqlBool>`(f.status = 'pending' and not ${hasLapsed})`;
