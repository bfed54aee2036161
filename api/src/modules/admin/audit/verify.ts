import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { type Database, inTransaction } from '#db/index.ts';
import { recordAction } from '#lib/audit/record-action.ts';
import { sessionOf } from '#plugins/gates/session.ts';
import type { VerificationData } from './schemas.ts';
import {
  type AuditCheck,
  BEGINNING,
  findHead,
  findLastFinished,
  findName,
  findUnfinished,
  insertCheck,
  isLeft,
  takeOver,
} from './verify-repository.ts';
import { walkChain } from './walk-chain.ts';

type Verification = Static<typeof VerificationData>;

/** After so long without a sign of life nobody works on a verification. */
const SILENT_SECONDS = 60;
/** So many rows are verified while the caller waits. */
const AT_ONCE_MAX = 10_000;

const NOTHING: Verification = {
  status: 'never',
  ok: null,
  rows: 0,
  total: 0,
  broken_at: null,
  reason: null,
  head: null,
  started_by: null,
  started_at: null,
  finished_at: null,
};

/** The running verification, or the answer of a short log at once, or the last result of a long one. */
export async function readVerification(db: Database): Promise<Verification> {
  const unfinished = await findUnfinished(db);
  if (unfinished) return toVerification(db, unfinished);
  const head = await findHead(db);
  if ((head?.seq ?? 0) <= AT_ONCE_MAX) return verifyAtOnce(db);
  const last = await findLastFinished(db);
  return last ? toVerification(db, last) : { ...NOTHING, total: head?.seq ?? 0, head: head ?? null };
}

/** Verifies the whole of a short log and stores nothing. */
async function verifyAtOnce(db: Database): Promise<Verification> {
  const startedAt = new Date();
  const head = (await findHead(db)) ?? null;
  const walked = await walkChain(db, { from: BEGINNING, head: head ?? BEGINNING }, async () => true);
  const breach = walked?.breach ?? null;
  return {
    ...NOTHING,
    status: 'done',
    ok: breach === null,
    rows: walked?.done.seq ?? 0,
    total: head?.seq ?? 0,
    broken_at: breach?.brokenAt ?? null,
    reason: breach?.reason ?? null,
    head,
    started_at: startedAt.toISOString(),
    finished_at: new Date().toISOString(),
  };
}

/** Begins a verification, or goes on with one that was left. Returns undefined where one is running. */
export async function claimCheck(db: Database, request: FastifyRequest): Promise<AuditCheck | undefined> {
  return inTransaction(db, async (trx) => {
    const unfinished = await findUnfinished(trx);
    if (unfinished) return takeOver(trx, unfinished.id, SILENT_SECONDS);
    const head = (await findHead(trx)) ?? BEGINNING;
    const check = await insertCheck(trx, sessionOf(request).userId, head);
    if (check) await recordAction(trx, request, { action: 'audit.verify', id: check.id });
    return check;
  });
}

export async function toVerification(db: Database, check: AuditCheck): Promise<Verification> {
  const [startedBy, isSilent] = await Promise.all([
    findName(db, check.started_by),
    check.finished_at === null && isLeft(db, check.id, SILENT_SECONDS),
  ]);
  const atWork = isSilent ? 'interrupted' : 'running';
  return {
    status: check.finished_at === null ? atWork : 'done',
    ok: check.ok,
    rows: check.checked,
    total: check.head_seq,
    broken_at: check.broken_at,
    reason: check.reason,
    head: { seq: check.head_seq, hash: check.head_hash },
    started_by: startedBy,
    started_at: check.started_at.toISOString(),
    finished_at: check.finished_at?.toISOString() ?? null,
  };
}
