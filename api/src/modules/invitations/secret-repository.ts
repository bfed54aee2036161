import { sql } from 'kysely';
import type { Database } from '#db/index.ts';

/** How long a confirmed address stays confirmed for the holder of its secret. */
const PROOF_HOURS = 1;

/** The hashes of what one sending gives out. */
interface Given {
  /** Stands in the letter and proves the address. */
  readonly letter: Uint8Array;
  /** Stands in the answer for copying and only opens the invitation. */
  readonly copied: Uint8Array;
}

/** Stores new secrets. From now on only these open the invitation; confirmed ones die with those before. */
export async function replaceSecrets(
  db: Database,
  invitationId: string,
  { letter, copied }: Given,
): Promise<void> {
  await sql`update invitation_secrets set is_current = false
    where invitation_id = ${invitationId} and is_current`.execute(db);
  await sql`insert into invitation_secrets (secret_hash, invitation_id, sort)
    values (${letter}, ${invitationId}, 'letter'), (${copied}, ${invitationId}, 'copied')`.execute(db);
}

/** Stores the secret of somebody who has read a code in a letter to the invited address. */
export async function saveConfirmedSecret(
  db: Database,
  invitationId: string,
  hash: Uint8Array,
): Promise<void> {
  await sql`insert into invitation_secrets (secret_hash, invitation_id, sort, proves_until)
    values (${hash}, ${invitationId}, 'confirmed',
      clock_timestamp() + make_interval(hours => ${sql.lit(PROOF_HOURS)}))`.execute(db);
}
