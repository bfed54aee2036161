import { sql } from 'kysely';
import { ADVISORY_LOCKS } from '#db/advisory-locks.ts';
import type { Database } from '#db/index.ts';
import type { Departure } from './letter-line.ts';

/** Whoever writes to an address takes turns. This lock comes after that of the organisation. */
export async function lockRecipient(db: Database, recipient: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.invitationRecipient)}, hashtext(${recipient}))`.execute(
    db,
  );
}

/** The letters of the last 24 hours to an address, and those that wait. */
export async function listDepartures(db: Database, recipient: string): Promise<Departure[]> {
  const { rows } = await sql<Departure>`
    select sent_by as "sentBy", leaves_at as "leavesAt" from invitation_letters
    where recipient = ${recipient} and leaves_at > clock_timestamp() - interval '1 day'`.execute(db);
  return rows;
}

export async function saveDeparture(
  db: Database,
  letterId: string,
  {
    invitationId,
    sentBy,
    recipient,
    leavesAt,
  }: Departure & { readonly invitationId: string; readonly recipient: string },
): Promise<void> {
  await sql`insert into invitation_letters (id, invitation_id, sent_by, recipient, leaves_at)
    values (${letterId}, ${invitationId}, ${sentBy}, ${recipient}, ${leavesAt})`.execute(db);
}

/** Takes back the letter that still waits, and the code. */
export async function takeBack(db: Database, invitationId: string): Promise<void> {
  await sql`select invitation_take_back(${invitationId})`.execute(db);
}
