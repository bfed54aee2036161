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

/** The session and the person's group, which it lacks. */
export async function viewerOf(db: Database, session: Session): Promise<Viewer> {
  const row = await db
    .selectFrom('group_members')
    .select('group_id')
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  return { ...session, groupId: row?.group_id ?? null };
}
