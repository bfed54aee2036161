/** The id of the role of visitors, which migrations have given it (`api/src/db/schema/accounts.sql`). Its name is a text for people. */
export const GUEST_ROLE_ID = '00000000-0000-7000-8000-000000000003';
