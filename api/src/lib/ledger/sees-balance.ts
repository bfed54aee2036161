import { hasPermission, seesBalance } from '@cabinet/kernel/core/permissions';
import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import type { Session } from '../sessions/session.ts';

/** The person who looks at a payer's money. */
export type Viewer = Session & { readonly groupId: string | null };

/** The holder of the money. */
export interface PayerHolder {
  readonly kind: PayerKind;
  readonly ownerId: string | null;
  readonly companyId: string | null;
  readonly groupId: string | null;
}

/**
 * Whether somebody may see the balance around each movement, and the totals: without their own spending these reveal
 * what the others spent (decision 0068).
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

/** The viewer: the session, with the person's group, which a session does not know. */
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
