import type { Permission } from '@cabinet/access/permissions';
import { type InferResult, type SqlBool, sql } from 'kysely';
import { type Database, uuidv7 } from '#db/index.ts';
import { authorStands } from '#lib/granted/decisions-repository.ts';
import { hasLapsed, lapsesAt, waits } from '#lib/granted/lapsed.ts';
import { isClosed } from '#lib/ledger/payer-state.ts';
import { maySignIn } from '#lib/may-sign-in.ts';
import { holders } from '#lib/roles/holders-repository.ts';
import { areRequisitesOther } from './company-columns.ts';
import type { ProposalFacts, ProposalKind, ProposalStatus, SecondObstacle } from './kind.ts';
import { isCorrectionOther, isPriceOther, tierOwners } from './price-columns.ts';
import { isEmailTaken, isFactorUsed, isRoleNameTaken, movers, roleVersion } from './staff-columns.ts';

const DECIDERS_READ = 200;
const TAKES_EFFECT_HOURS = 24;

/** What has become of the proposal `f` by now. */
const statusNow = sql<ProposalStatus>`case when ${hasLapsed} then 'lapsed' else f.status end`;

/** Whether it is one of these; what is stored is asked, too, so that an index finds what waits. */
export const hasStatus = (
  statuses: readonly ProposalStatus[],
) => sql<SqlBool>`(${statusNow} = any (${statuses}::text[])
  and f.status = any (${statuses.includes('lapsed') ? [...statuses, 'pending'] : statuses}::text[]))`;

/** Proposals with their payer and people. */
export function proposals(db: Database) {
  return db
    .selectFrom('proposals as f')
    .leftJoin('payers as p', 'p.id', 'f.payer_id')
    .leftJoin('users as w', 'w.id', 'f.user_id')
    .innerJoin('users as a', 'a.id', 'f.proposed_by')
    .leftJoin('users as d', 'd.id', 'f.decided_by')
    .leftJoin('payment_requests as r', 'r.id', 'f.request_id');
}

/**
 * Who may be no second person because of what was given lately: to them, by the author or within a day, or by them to the
 * author. Of all others who hold the permission only the author, and whoever has no password, is none. So a list asks
 * about few of the many pairs of people and proposals.
 */
const givenLately = sql`(
  select g.user_id from grants g where g.at > f.created_at - interval '30 days'
    and (g.given_by = f.proposed_by or g.at > f.created_at - interval '24 hours')
  union select g.given_by from grants g where g.user_id = f.proposed_by and g.at > f.created_at - interval '30 days')`;

/** Why not, of everybody who holds the permission of a proposal that waits, by their ids. */
const secondObstacles = sql<Readonly<
  Record<string, SecondObstacle | null>
> | null>`case when f.status = 'pending' then (
  select coalesce(json_object_agg(h.id, h.obstacle), '{}') from (
    select u.id, case when l.user_id is not null or u.id = f.proposed_by or u.password_hash is null
      then second_obstacle(u.id, f.permission, f.proposed_by, f.created_at) end as obstacle
    from ${holders} left join ${givenLately} l on l.user_id = u.id where p.permission = f.permission) h) end`;

/** The same of one person alone, which costs less where many proposals are asked about. */
const obstacleOfPerson = (userId: string): typeof secondObstacles => sql`case when f.status = 'pending' then
  json_build_object(${userId}::text, second_obstacle(${userId}::uuid, f.permission, f.proposed_by, f.created_at)) end`;

/** @param of whose obstacles are read; everybody's who holds the permission without it */
export function selectProposal(query: ReturnType<typeof proposals>, of?: string) {
  return query.select([
    'f.id',
    'f.number',
    'f.payer_id',
    'p.kind as payer_kind',
    'p.name as payer_name',
    'p.owner_id',
    'p.user_id',
    'f.user_id as person_id',
    'w.display_name as person_name',
    'w.email as person_email',
    'w.role_id as person_role_id',
    'w.is_active as person_is_active',
    sql<boolean>`w.deleted_at is not null`.as('person_is_deleted'),
    sql<number | null>`(select version from roles where id = w.role_id)`.as('person_role_version'),
    roleVersion.as('role_version'),
    isEmailTaken.as('is_email_taken'),
    isRoleNameTaken.as('is_name_taken'),
    isFactorUsed.as('is_factor_used'),
    movers.as('movers'),
    'f.subject',
    'p.group_id',
    'p.company_id',
    'f.request_id',
    'r.number as request_number',
    'r.user_id as request_author_id',
    'r.status as request_status',
    'r.without_invoice',
    'p.is_active as payer_is_active',
    sql<boolean>`coalesce(${isClosed}, false)`.as('is_closed'),
    'f.kind',
    'f.amount',
    'f.limit_before',
    sql<string | null>`(select b.credit_limit from payer_balances b where b.payer_id = f.payer_id)`.as(
      'limit_now',
    ),
    'f.facts',
    'f.reason',
    'f.document',
    statusNow.as('status'),
    'f.proposed_by',
    'a.display_name as author_name',
    authorStands.as('author_stands'),
    (of === undefined ? secondObstacles : obstacleOfPerson(of)).as('second_obstacles'),
    tierOwners.as('tier_owners'),
    isCorrectionOther.as('is_correction_other'),
    isPriceOther.as('is_price_other'),
    areRequisitesOther.as('are_requisites_other'),
    'f.created_at',
    'f.expires_at',
    'f.takes_effect_at',
    sql<boolean>`coalesce(f.status = 'pending' and f.takes_effect_at <= clock_timestamp(), false)`.as(
      'is_due',
    ),
    'f.agreed_by',
    sql<string | null>`(select display_name from users where id = f.agreed_by)`.as('agreed_name'),
    'f.decided_by',
    'd.display_name as decider_name',
    sql<Date | null>`case when ${hasLapsed} then ${lapsesAt} else f.decided_at end`.as('decided_at'),
    'f.decision_reason',
    'f.entry_id',
  ]);
}

export type ProposalRow = InferResult<ReturnType<typeof selectProposal>>[number];

export function findProposal(db: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(db)).where('f.id', '=', id).executeTakeFirst();
}

export function lockProposal(trx: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(trx)).where('f.id', '=', id).forUpdate('f').executeTakeFirst();
}

/** The same, unless somebody else has it locked. */
export function lockFreeProposal(trx: Database, id: string): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(trx)).where('f.id', '=', id).forUpdate('f').skipLocked().executeTakeFirst();
}

/** The proposals with these ids, in the order of the ids. */
export async function findProposalsByIds(db: Database, ids: readonly string[]): Promise<ProposalRow[]> {
  const rows = await selectProposal(proposals(db)).where(sql<SqlBool>`f.id = any (${ids}::uuid[])`).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** The proposals of a payer that wait, the newest first. */
export function findOpenProposals(db: Database, payerId: string): Promise<ProposalRow[]> {
  return selectProposal(proposals(db))
    .where('f.payer_id', '=', payerId)
    .where(waits)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute();
}

/** What of these kinds waits and is not somebody's own, with the obstacles of this person alone. */
export function findOpenFor(
  db: Database,
  userId: string,
  kinds: readonly ProposalKind[],
): Promise<ProposalRow[]> {
  return selectProposal(proposals(db), userId)
    .where(waits)
    .where(sql<SqlBool>`f.kind = any (${kinds}::text[])`)
    .where('f.proposed_by', '<>', userId)
    .execute();
}

/** What decides which locks come before that of a proposal. */
export interface ProposalPlace {
  readonly kind: ProposalKind;
  readonly payer_id: string | null;
  readonly request_id: string | null;
  readonly subject: string | null;
}

export function findPlace(db: Database, id: string): Promise<ProposalPlace | undefined> {
  return db
    .selectFrom('proposals')
    .select(['kind', 'payer_id', 'request_id', 'subject'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Somebody who may confirm what others propose, with the facts that make a payer their own. */
export interface Decider {
  readonly userId: string;
  readonly permissions: readonly string[];
  readonly displayName: string;
  readonly email: string;
  readonly memberOfCompanyId: string | null;
  readonly groupId: string | null;
}

const DECIDER = sql`select u.id as "userId", u.display_name as "displayName", u.email, c.company_id as "memberOfCompanyId",
    m.group_id as "groupId", array(select permission from role_permissions where role_id = u.role_id) as permissions
  from users u left join group_members m on m.user_id = u.id left join company_members c on c.user_id = u.id`;
const BY_NAME = sql`order by u.display_name, u.id limit ${DECIDERS_READ}`;

/** Somebody with the facts by which proposals are judged. Undefined for whoever may not sign in. */
export async function findJudge(db: Database, userId: string): Promise<Decider | undefined> {
  const { rows } = await sql<Decider>`${DECIDER} where u.id = ${userId} and ${maySignIn}`.execute(db);
  return rows[0];
}

/** Whoever holds one of these permissions, by name. */
export async function findDeciders(db: Database, permissions: readonly Permission[]): Promise<Decider[]> {
  const { rows } = await sql<Decider>`${DECIDER} where ${maySignIn} and exists (
    select from role_permissions where role_id = u.role_id and permission = any (${permissions}::text[])) ${BY_NAME}`.execute(
    db,
  );
  return rows;
}

/** Who may be the second person for what somebody proposes, or has begun at a moment, by name (product §19.5). */
export async function findSeconds(
  db: Database,
  {
    permission,
    proposerId,
    at,
  }: { readonly permission: Permission; readonly proposerId: string; readonly at?: Date },
): Promise<Decider[]> {
  const { rows } = await sql<Decider>`${DECIDER} where ${maySignIn} and exists (
    select from role_permissions where role_id = u.role_id and permission = ${permission}) and second_obstacle(
      u.id, ${permission}, ${proposerId}, coalesce(${at ?? null}::timestamptz, clock_timestamp())) is null ${BY_NAME}`.execute(
    db,
  );
  return rows;
}

/** The proposed change: a sum, the raise of a credit limit, or what `facts` say. */
export interface NewProposal {
  readonly kind: ProposalKind;
  readonly amount?: string;
  readonly reason: string | null;
  readonly limitBefore?: string | null;
  readonly document?: string | null;
  readonly requestId?: string;
  readonly facts?: ProposalFacts;
  /** What it is about, where only one of the kind may wait at a time. */
  readonly subject?: string;
}

export async function insertProposal(
  trx: Database,
  proposal: NewProposal & {
    readonly permission: Permission;
    readonly payerId: string | null;
    readonly userId: string | null;
    readonly proposedBy: string;
    /** Whether it takes effect by itself after `TAKES_EFFECT_HOURS`. */
    readonly takesEffect: boolean;
  },
): Promise<string> {
  const id = uuidv7();
  await trx
    .insertInto('proposals')
    .values({
      id,
      payer_id: proposal.payerId,
      kind: proposal.kind,
      permission: proposal.permission,
      user_id: proposal.userId,
      subject: proposal.subject ?? null,
      takes_effect_at: proposal.takesEffect
        ? sql`clock_timestamp() + make_interval(hours => ${sql.lit(TAKES_EFFECT_HOURS)})`
        : null,
      amount: proposal.amount ?? null,
      limit_before: proposal.limitBefore ?? null,
      reason: proposal.reason,
      document: proposal.document ?? null,
      request_id: proposal.requestId ?? null,
      facts: JSON.stringify(proposal.facts ?? {}),
      proposed_by: proposal.proposedBy,
    })
    .execute();
  return id;
}

/** Writes down the second word about what then waits for its day. */
export async function agreeTo(trx: Database, id: string, by: string): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({
      agreed_by: by,
      takes_effect_at: sql`clock_timestamp() + make_interval(hours => ${sql.lit(TAKES_EFFECT_HOURS)})`,
    })
    .where('id', '=', id)
    .execute();
}

export async function decideProposal(
  trx: Database,
  id: string,
  decision: {
    readonly status: 'confirmed' | 'rejected' | 'cancelled';
    /** Null: it takes effect, or ends, by itself. */
    readonly by: string | null;
    readonly reason?: string;
    readonly entryId?: string;
  },
): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: sql<Date>`clock_timestamp()`,
      decision_reason: decision.reason ?? null,
      entry_id: decision.entryId ?? null,
    })
    .where('id', '=', id)
    // What was proposed may have ended it: the second confirmation of a payment does.
    .where('status', '=', 'pending')
    .execute();
}

/** The proposal of a kind about this subject that waits. */
export function findOpenAbout(
  db: Database,
  kind: ProposalKind,
  subject: string,
): Promise<{ readonly id: string; readonly number: number } | undefined> {
  return db
    .selectFrom('proposals as f')
    .select(['f.id', 'f.number'])
    .where('f.kind', '=', kind)
    .where('f.subject', '=', subject)
    .where(waits)
    .executeTakeFirst();
}

/** The refund of a request, or its first confirmation, that waits. */
export function findOpenOfRequest(
  db: Database,
  kind: 'request_refund' | 'request_paid',
  requestId: string,
): Promise<ProposalRow | undefined> {
  return selectProposal(proposals(db))
    .where('f.request_id', '=', requestId)
    .where('f.kind', '=', kind)
    .where(waits)
    .executeTakeFirst();
}

/** Which proposals `f` end with a deed. It holds no others, because those who decide about them would wait for it. */
export const LAPSING = {
  ofRequests: (ids: readonly string[]) => sql<SqlBool>`f.request_id = any (${ids}::uuid[])`,
  about: (kind: ProposalKind, subject: string) => sql<SqlBool>`(f.kind = ${kind} and f.subject = ${subject})`,
  ofPayer: (id: string) => sql<SqlBool>`f.payer_id = ${id}::uuid`,
};

/**
 * Ends what nobody has decided in time, and returns how many proposals that were. It waits for nobody who decides: a first
 * confirmation is locked behind its request, as they do it.
 */
export async function lapseProposals(db: Database, which = sql<SqlBool>`true`): Promise<number> {
  const { numAffectedRows } = await sql`
    with requests as materialized (
      select r.id from payment_requests r join proposals f on f.request_id = r.id
      where f.kind = 'request_paid' and ${hasLapsed} and ${which}
      order by r.id for update of r skip locked),
    due as materialized (
      select f.id from proposals f
      where ${hasLapsed} and ${which} and (f.kind <> 'request_paid' or f.request_id in (select id from requests))
      for update skip locked)
    update proposals f set status = 'lapsed', decided_at = ${lapsesAt} where id in (select id from due)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
