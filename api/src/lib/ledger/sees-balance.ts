import { hasPermission, seesBalance } from '@cabinet/kernel/core/permissions';
import type { Database } from '../../db/index.ts';
import type { PayerKind } from '../../db/schema.ts';
import type { Session } from '../sessions/session.ts';

/** Who looks at a payer's money. */
export type Viewer = Session & { groupId: string | null };

/** Whose money it is. */
export type PayerHolder = {
  kind: PayerKind;
  ownerId: string | null;
  companyId: string | null;
  groupId: string | null;
};

/**
 * Whether somebody may know what was on a payer's account around each movement, and what it has come to in all: less
 * what they spent themself, that is what the others spent (decision 0068).
 */
export function seesMovements(viewer: Viewer, payer: PayerHolder): boolean {
  if (hasPermission(viewer.permissions, 'user:manage')) return true;
  if (payer.kind === 'company') return seesBalance(viewer, payer);
  if (payer.ownerId === viewer.userId) return true;
  return (
    payer.kind === 'group' &&
    payer.groupId === viewer.groupId &&
    hasPermission(viewer.permissions, 'group:view_transactions')
  );
}

/** The session with what it does not carry: its person's group. */
export async function viewerOf(db: Database, session: Session): Promise<Viewer> {
  return { ...session, groupId: await groupOf(db, session.userId) };
}

export async function groupOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('group_members')
    .select('group_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.group_id ?? null;
}
