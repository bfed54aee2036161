import { type RawBuilder, sql } from 'kysely';

/** Whose grants are looked at again: those of one person, or of everybody who has a role now. */
export type Whose = { readonly userId: string } | { readonly roleId: string };

/** Narrows `column`, which holds the id of a person, to these people. */
export function isOf(whose: Whose, column: string): RawBuilder<boolean> {
  return 'userId' in whose
    ? sql`${sql.ref(column)} = ${whose.userId}`
    : sql`${sql.ref(column)} in (select id from users where role_id = ${whose.roleId})`;
}
