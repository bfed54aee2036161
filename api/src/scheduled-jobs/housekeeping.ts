import { sql } from 'kysely';
import { allowMinutes, type Database, inTransaction } from '#db/index.ts';
import { forgetOpenings } from '#lib/audit/chain-readings.ts';
import { startRounds } from '#lib/rounds.ts';
import { endSessions, type SessionLimits } from '#lib/sessions/ended.ts';
import { DEVICE_DAYS } from '#modules/auth/known-device-repository.ts';

const HOUR_MS = 60 * 60_000;
const MINUTES = 5;

/** An unfinished file of a job that has ended is deleted too. */
const FILE_IS_OVER = sql`job_id in (select id from background_jobs where finished_at < now() - interval '24 hours')`;

/** Deletes what nobody needs any more, but never the history of money. */
export async function tidyUp(db: Database): Promise<void> {
  for (const statement of [
    sql`delete from rate_limits where resets_at < now()`,
    sql`delete from idempotency_keys where created_at < now() - interval '7 days'`,
    sql`delete from known_devices where last_seen_at < now() - make_interval(days => ${DEVICE_DAYS})`,
    forgetOpenings,
    sql`delete from reset_codes where expires_at < now() - interval '1 day'`,
    sql`delete from spent_challenges where expires_at < now()`,
    sql`delete from sign_in_steps where expires_at < now()`,
    sql`delete from totp_secrets where confirmed_at is null and created_at < now() - interval '1 day'`,
    sql`delete from first_password_links where expires_at < now() - interval '30 days'`,
    sql`delete from email_changes where created_at < now() - interval '30 days'`,
    sql`delete from background_job_chunks where ${FILE_IS_OVER}`,
    sql`delete from background_job_files where ${FILE_IS_OVER}`,
    sql`delete from background_jobs where finished_at < now() - interval '90 days'`,
    sql`delete from outbox where coalesce(sent_at, failed_at) < now() - interval '90 days'`,
    sql`delete from payment_notices where not is_signed and received_at < now() - interval '7 days'`,
    sql`delete from canary_people where since < now() - interval '90 days'`,
    sql`delete from remote_loads where hour < now() - interval '90 days'`,
    sql`delete from sessions where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '90 days'`,
  ])
    await inTransaction(db, async (trx) => {
      await allowMinutes(trx, MINUTES);
      await statement.execute(trx);
    });
}

/** Tidies up every hour; returns how to stop it after the current round. */
export function startHousekeeping(
  db: Database,
  sessions: SessionLimits,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const work = async () => {
    await tidyUp(db);
    await endSessions(db, sessions);
  };
  return startRounds({ pauseMs: HOUR_MS, work, onError });
}
