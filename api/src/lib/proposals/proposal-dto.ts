import { addMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import { type Belonging, viewerOf } from '#lib/ledger/index.ts';
import type { Session } from '#lib/sessions/session.ts';
import { wire } from '#lib/wire.ts';
import type { ProposalKind } from './kind.ts';
import { DECIDING_PERMISSIONS, needsOf, PROPOSAL_KIND } from './kinds.ts';
import { type Decider, findDeciders, findOpenAbout, findProposal, type ProposalRow } from './repository.ts';
import { PROPOSAL_FIELDS, type ProposalSchema } from './schemas.ts';

export type Proposal = Static<typeof ProposalSchema>;

/** Whoever looks at a proposal, with what decides about what they may do. */
export type Judge = Belonging & { readonly permissions: readonly string[] };

const DECIDERS_SHOWN = 20;

export const readDeciders = (db: Database) => findDeciders(db, DECIDING_PERMISSIONS);

/** The first names of those who may decide. */
export function namesOfDeciders(
  deciders: readonly Decider[],
  may: (person: Decider) => boolean,
): Proposal['awaits'] {
  return namesOf(deciders.filter(may));
}

const namesOf = (deciders: readonly Decider[]): Proposal['awaits'] =>
  deciders
    .slice(0, DECIDERS_SHOWN)
    .map(({ userId, displayName }) => ({ id: userId, display_name: displayName }));

/** A proposal, with the people who may still confirm it. */
export function toProposal(viewer: Judge, row: ProposalRow, deciders: readonly Decider[]): Proposal {
  const { kind } = row;
  return {
    id: row.id,
    number: proposalNumber(row.number),
    payer: payerOf(row),
    person: row.person_id === null ? null : { id: row.person_id, display_name: row.person_name ?? '' },
    title: row.facts.title ?? null,
    details: detailsOf(row),
    request:
      row.request_id === null || row.request_number === null
        ? null
        : { id: row.request_id, number: requestNumber(row.request_number) },
    kind,
    amount: row.amount === null ? null : wire(row.amount),
    limit: limitOf(row),
    leaves_debt: row.facts.allow_debt === true,
    reason: row.reason,
    document: row.document,
    status: row.status,
    proposed_by: { id: row.proposed_by, display_name: row.author_name },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    takes_effect_at: takesEffectAt(row, deciders),
    agreed_by: row.agreed_by === null ? null : { id: row.agreed_by, display_name: row.agreed_name ?? '' },
    decided_by: deciderOf(row),
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
    entry_id: row.entry_id,
    ...whatMay(viewer, row),
    awaits: namesOf(findSecondsAmong(deciders, row)),
  };
}

/** The credit limit that a proposal raises, and the limit that it becomes. There is neither where it is about a sum. */
export function limitOf({
  limit_before: before,
  amount,
}: Pick<ProposalRow, 'limit_before' | 'amount'>): Proposal['limit'] {
  if (before === null || amount === null) return null;
  return { before: wire(before), after: toWire(addMoney(fromWire(before), fromWire(amount))) };
}

export async function readProposal(db: Database, viewer: Judge, id: string): Promise<Proposal> {
  const row = await findProposal(db, id);
  if (!row) throw new ApiError('RES.001', { message: 'Предложение не найдено' });
  return toProposal(viewer, row, await readDeciders(db));
}

/** The proposal of a kind that waits about something, as one of those who decide about the kind reads it. */
export async function readOpenAbout(
  db: Database,
  session: Session,
  { kind, subject }: { readonly kind: ProposalKind; readonly subject: string },
): Promise<Proposal | null> {
  const open = await findOpenAbout(db, kind, subject);
  return open ? readProposal(db, await viewerOf(db, session), open.id) : null;
}

function deciderOf({ decided_by: id, decider_name: name }: ProposalRow): Proposal['decided_by'] {
  return id === null ? null : { id, display_name: name ?? '' };
}

function whatMay(viewer: Judge, row: ProposalRow): Pick<Proposal, 'actions' | 'obstacle'> {
  const isOpen = row.status === 'pending';
  const obstacle = isOpen ? obstacleOf(viewer, row) : null;
  return {
    actions: {
      confirm: isOpen && obstacle === null,
      reject: isOpen && mayReject(obstacle),
      cancel: isOpen && row.proposed_by === viewer.userId,
    },
    obstacle,
  };
}

/** The facts that every proposal about money has. */
export function moneyOf({ payer_id: payerId, payer_is_active: isActive, amount, reason }: ProposalRow) {
  if (payerId === null || isActive === null || amount === null || reason === null)
    throw new Error('a proposal about money names the payer, the sum and the reason');
  return { payerId, isActive, amount, reason };
}

/** What the confirming person lacks. */
export function missingOf(
  viewer: Pick<Judge, 'permissions'>,
  row: Pick<ProposalRow, 'kind' | 'facts'>,
): string | null {
  return needsOf(row).find((each) => !viewer.permissions.includes(each)) ?? null;
}

export function obstacleOf(viewer: Judge, row: ProposalRow): Proposal['obstacle'] {
  const kind = PROPOSAL_KIND[row.kind];
  if (row.proposed_by === viewer.userId) return 'author';
  if (kind.isOwn(viewer, row)) return 'own_payer';
  if (missingOf(viewer, row) !== null) return 'permission';
  if (row.agreed_by !== null) return 'agreed';
  if (isMover(viewer.userId, row)) return 'moved_person';
  const second = secondObstacle(viewer.userId, row);
  if (second !== null) return second;
  return row.author_stands ? kind.outdated(row) : 'author_left';
}

const isMover = (userId: string, { movers }: ProposalRow) => movers?.includes(userId) === true;

/** Somebody who holds the permission no more stands nowhere, though their session may still say so. */
const secondObstacle = (userId: string, { second_obstacles: obstacles }: ProposalRow) =>
  obstacles !== null && userId in obstacles ? (obstacles[userId] ?? null) : 'permission';

/** Who of these may confirm a proposal that waits. */
export function findSecondsAmong(deciders: readonly Decider[], row: ProposalRow): Decider[] {
  if (row.status !== 'pending' || row.agreed_by !== null) return [];
  return deciders.filter(
    (person) =>
      missingOf(person, row) === null &&
      !PROPOSAL_KIND[row.kind].isOwn(person, row) &&
      !isMover(person.userId, row) &&
      secondObstacle(person.userId, row) === null,
  );
}

/** When it takes effect by itself, or has. Null where people decide, or have decided. */
export function takesEffectAt(row: ProposalRow, deciders: readonly Decider[]): string | null {
  const { status, decided_by: by, takes_effect_at: at, agreed_by: agreed } = row;
  const isByItself =
    status === 'pending'
      ? findSecondsAmong(deciders, row).length === 0
      : status === 'confirmed' && (by === null || agreed !== null);
  return isByItself && at !== null ? at.toISOString() : null;
}

function payerOf({ payer_id: id, payer_kind: kind, payer_name: name }: ProposalRow): Proposal['payer'] {
  return id === null || kind === null || name === null ? null : { id, kind, name };
}

function detailsOf({ facts }: ProposalRow): Proposal['details'] {
  return (facts.details ?? []).flatMap(({ field, ...values }) => {
    const known = PROPOSAL_FIELDS.find((each) => each === field);
    return known === undefined ? [] : [{ field: known, ...values }];
  });
}

/** Whoever wrote a proposal, and whose money it is about, lets others decide. What is outdated may still be rejected. */
export function mayReject(obstacle: Proposal['obstacle']): boolean {
  return obstacle !== 'author' && obstacle !== 'own_payer' && obstacle !== 'permission';
}
