import type { Database } from '#db/index.ts';
import type { PayerKind } from '#db/schema.ts';
import type { Session } from '../sessions/session.ts';
import type { Belonging } from './own-payer.ts';

/** The person who looks at a payer's money. */
export type Viewer = Session & Belonging;
/** The person, as far as it matters for what they see: a suspended member sees nothing of the company. */
export type Onlooker = Omit<Viewer, 'memberOfCompanyId'>;

/** The holder of the money. */
export interface PayerHolder {
  readonly kind: PayerKind;
  readonly ownerId: string | null;
  readonly companyId: string | null;
  readonly groupId: string | null;
}

/** The session, and where the person belongs, which it lacks. */
export async function viewerOf(db: Database, session: Session): Promise<Viewer> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('group_members as g', 'g.user_id', 'u.id')
    .leftJoin('company_members as c', 'c.user_id', 'u.id')
    .select(['g.group_id', 'c.company_id'])
    .where('u.id', '=', session.userId)
    .executeTakeFirst();
  return { ...session, groupId: row?.group_id ?? null, memberOfCompanyId: row?.company_id ?? null };
}
