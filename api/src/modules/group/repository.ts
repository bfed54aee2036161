import type { Database } from '#db/index.ts';

export function findMembership(db: Database, userId: string) {
  return db
    .selectFrom('group_members')
    .select(['group_id', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
