import { sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import type { Proposal } from '#lib/proposals/index.ts';
import type { Answer, TestClient } from './test-client.ts';

/** What of a change waits for a second person. Throws where nothing does. */
export function proposedBy(answer: Answer): Proposal {
  const { proposal, proposals } = answer.read<{
    proposal?: Proposal | null;
    proposals?: readonly Proposal[];
  }>();
  const found = proposal ?? proposals?.[0];
  if (!found) throw new Error(`nothing is proposed: ${answer.code || answer.message}`);
  return found;
}

export const confirm = (who: TestClient, { id }: { readonly id: string }): Promise<Answer> =>
  who.post(`/admin/proposals/${id}/confirm`);

/** The second person agrees with what an answer says is proposed. */
export async function agree(second: TestClient, answer: Answer): Promise<void> {
  const { status, code, message } = await confirm(second, proposedBy(answer));
  if (status !== 200) throw new Error(`a confirmation answered ${code} ${message}`);
}

/** A proposal as somebody reads it; undefined for whoever may not. */
export async function readAs(who: TestClient, id: string): Promise<Proposal | undefined> {
  const answer = await who.get('/admin/proposals?limit=100');
  return answer.read<{ items: Proposal[] }>().items.find((each) => each.id === id);
}

interface Kept {
  readonly kind: 'account' | 'permission' | 'permission_end' | 'email' | 'password_link' | 'credential';
  readonly to: string;
  readonly by: string | null;
  readonly permission?: string;
  /** Of PostgreSQL: `23 hours`. */
  readonly ago: string;
}

/** Writes down that somebody gave something at another time than now. */
export async function insertGrant(db: Database, { kind, to, by, permission, ago }: Kept): Promise<void> {
  await sql`insert into grants (id, kind, user_id, permission, given_by, at)
    values (${uuidv7()}, ${kind}, ${to}, ${permission ?? null}, ${by}, clock_timestamp() - ${ago}::interval)`.execute(
    db,
  );
}

/** Lets time pass over whatever was given to somebody, or by them. */
export async function ageGrants(db: Database, userId: string, by: string): Promise<void> {
  await sql`update grants set at = at - ${by}::interval where user_id = ${userId} or given_by = ${userId}`.execute(
    db,
  );
}
