import { sql } from 'kysely';
import { ADVISORY_LOCKS, allowMinutes, type Database, uuidv7 } from '#db/index.ts';

export interface LedgerProblem {
  readonly kind: string;
  readonly subject: string;
  readonly detail: string;
}

/** The last row of the audit log: a copy kept elsewhere shows whether rows before it were changed later. */
export interface AuditHead {
  readonly seq: number;
  readonly hash: string;
}

export interface LedgerCheck {
  readonly ok: boolean;
  readonly entries: number;
  readonly postings: number;
  readonly payers: number;
  readonly problems: LedgerProblem[];
  readonly auditHead: AuditHead | null;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

const PROBLEMS_KEPT = 100;
const MINUTES = 30;

/**
 * Checks the ledger: each entry sums to zero, each balance matches its postings and holds, no payer is below its limit;
 * the records of priced calls are unchanged and match what was posted; the audit log is one chain and still has the
 * heads that earlier checks saw. It reads one snapshot, so live traffic does not disturb it.
 */
export async function selfCheck(db: Database): Promise<LedgerCheck> {
  const startedAt = new Date();
  const check = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await allowMinutes(trx, MINUTES);
      // A check whose process is killed lets go of it.
      await sql`select pg_try_advisory_xact_lock_shared(${ADVISORY_LOCKS.ledgerCheck})`.execute(trx);
      const counts = await sql<{
        readonly entries: number;
        readonly postings: number;
        readonly payers: number;
      }>`
        select (select count(*) from ledger_entries) as entries, (select count(*) from ledger_postings) as postings,
          (select count(*) from payers) as payers`.execute(trx);
      const problems =
        await sql<LedgerProblem>`select * from ledger_problems() limit ${PROBLEMS_KEPT}`.execute(trx);
      const head = await sql<AuditHead>`select seq, hash from audit_log order by seq desc limit 1`.execute(
        trx,
      );
      return { counts: counts.rows[0], problems: problems.rows, auditHead: head.rows[0] ?? null };
    });
  const result: LedgerCheck = {
    ok: check.problems.length === 0,
    entries: check.counts?.entries ?? 0,
    postings: check.counts?.postings ?? 0,
    payers: check.counts?.payers ?? 0,
    problems: check.problems,
    auditHead: check.auditHead,
    startedAt,
    finishedAt: new Date(),
  };
  await keep(db, result);
  return result;
}

/** The last result, for the administrator's screen; undefined before the first check. */
export async function lastCheck(db: Database): Promise<LedgerCheck | undefined> {
  const row = await db
    .selectFrom('ledger_checks')
    .selectAll()
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ok: row.ok,
    entries: row.entries,
    postings: row.postings,
    payers: row.payers,
    problems: row.problems,
    auditHead:
      row.audit_seq === null || row.audit_hash === null ? null : { seq: row.audit_seq, hash: row.audit_hash },
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}

/** The moment since which a check is running in any process; null where none is. */
export async function checkAtWork(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ readonly since: Date }>`
    select coalesce(min(a.xact_start), now()) as since
    from pg_locks l left join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.objid = ${ADVISORY_LOCKS.ledgerCheck} and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
    having count(*) > 0`.execute(db);
  return rows[0]?.since ?? null;
}

async function keep(db: Database, check: LedgerCheck): Promise<void> {
  const { ok, entries, postings, payers, problems, auditHead, startedAt, finishedAt } = check;
  await db
    .insertInto('ledger_checks')
    .values({
      id: uuidv7(),
      ok,
      entries,
      postings,
      payers,
      problems: JSON.stringify(problems),
      started_at: startedAt,
      finished_at: finishedAt,
      audit_seq: auditHead?.seq ?? null,
      audit_hash: auditHead?.hash ?? null,
    })
    .execute();
}
