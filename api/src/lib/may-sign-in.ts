import { type SqlBool, sql } from 'kysely';

/** Whether a person may sign in; nobody else holds a permission. `u` is the person. */
export const maySignIn = sql<SqlBool>`u.is_active and u.deleted_at is null`;
