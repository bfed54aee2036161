import { compareMoney, fromWire, toWire } from '@cabinet/kernel/core/money';
import type { Static } from 'typebox';
import type { Config } from '#config/index.ts';
import type { Database } from '#db/index.ts';
import { ApiError } from '#lib/api-error.ts';
import { actorOf, type DeedRow, findLastDeeds, textOf } from '#lib/audit/last-deeds.ts';
import { isOwnPayer, listTiers, type Tier, tierProgress, type Viewer } from '#lib/ledger/index.ts';
import {
  findOpenProposals,
  findSeconds,
  namesOfDeciders,
  PROPOSAL_KIND,
  readDeciders,
  toProposal,
} from '#lib/proposals/index.ts';
import { findMovedAlone, type MovedAlone } from '#lib/two-people/index.ts';
import { wire, wireOrNull } from '#lib/wire.ts';
import { findSpenders, findSwitched, type SpenderRow } from './people-repository.ts';
import { readClosing } from './read-closing.ts';
import {
  findHolds,
  findManualTier,
  findPayer,
  findSuccessor,
  type HoldRow,
  type PayerRow,
} from './repository.ts';
import type { AdminPayerDetailSchema } from './schemas.ts';

export type AdminPayerDetail = Static<typeof AdminPayerDetailSchema>;

type PayerConfig = Pick<Config, 'funds' | 'twoPeopleFrom'>;

const DEEDS = ['payer.credit_limit', 'payer.switch'] as const;

/** A payer, with everything on which an administrator's decisions rest. */
export async function readPayer(
  db: Database,
  viewer: Viewer,
  id: string,
  config: PayerConfig,
): Promise<AdminPayerDetail> {
  const payer = await findPayer(db, id);
  if (!payer) throw new ApiError('RES.001', { message: 'Счёт не найден' });
  const [
    tiers,
    manual,
    successor,
    members,
    holds,
    deeds,
    proposals,
    switched,
    alone,
    deciders,
    seconds,
    closing,
  ] = await Promise.all([
    listTiers(db),
    findManualTier(db, id),
    findSuccessor(db, id),
    findSpenders(db, payer),
    findHolds(db, id),
    findLastDeeds(db, { type: 'payer', id, actions: DEEDS }),
    findOpenProposals(db, id),
    findSwitched(db, payer),
    findMovedAlone(db, viewer.userId, config),
    readDeciders(db),
    findSeconds(db, { permission: PROPOSAL_KIND.funds.permission, proposerId: viewer.userId }),
    readClosing(db, payer),
  ]);
  const { owner_id: _owner, user_id: _user, group_id: _group, company_id: _company, ...shown } = payer;
  return {
    ...shown,
    successor: successor ?? null,
    closing,
    tier_state: tierState(payer, tiers, manual),
    members: { total: members[0]?.total ?? 0, items: members.map(toMember) },
    holds: { total: holds[0]?.total ?? 0, items: holds.map(toHold) },
    limit_change: limitChange(deeds),
    switch_change: switchChange(deeds),
    proposals: proposals.map((row) => toProposal(viewer, row, deciders)),
    switching: { people: switched.reduce((sum, { people }) => sum + people, 0), others: switched },
    funds: {
      is_own: isOwnPayer(viewer, payer),
      ...limitsOf(config, alone),
      confirmers: namesOfDeciders(seconds, (person) => !isOwnPayer(person, payer)),
    },
  };
}

const limitsOf = ({ twoPeopleFrom, funds }: PayerConfig, alone: MovedAlone) => ({
  two_people_from: wire(twoPeopleFrom),
  moved_alone: { day: toWire(alone.day), month: toWire(alone.month) },
  allowance: toWire(alone.allowance),
  max: wire(funds.max),
});

function tierState(
  payer: PayerRow,
  tiers: readonly Tier[],
  manual: Awaited<ReturnType<typeof findManualTier>>,
): AdminPayerDetail['tier_state'] {
  const toppedUp = fromWire(payer.total_topped_up);
  const reached = tiers.filter(({ threshold }) => compareMoney(fromWire(threshold), toppedUp) <= 0);
  return {
    automatic: (reached.at(-1) ?? tiers[0])?.code ?? payer.tier,
    manual: manual ? toDeed(manual, manual.reason) : null,
    progress: tierProgress(tiers, payer.tier, payer.total_topped_up),
  };
}

function limitChange(deeds: readonly DeedRow[]): AdminPayerDetail['limit_change'] {
  const deed = deeds.find(({ action }) => action === 'payer.credit_limit');
  if (!deed) return null;
  return {
    ...toDeed(deed, textOf(deed.after, 'reason')),
    before: textOf(deed.before, 'credit_limit') ?? '0.00',
    after: textOf(deed.after, 'credit_limit') ?? '0.00',
  };
}

function switchChange(deeds: readonly DeedRow[]): AdminPayerDetail['switch_change'] {
  const deed = deeds.find(({ action }) => action === 'payer.switch');
  if (!deed) return null;
  return { ...toDeed(deed, textOf(deed.after, 'reason')), is_active: deed.after?.is_active === true };
}

const toDeed = (row: Pick<DeedRow, 'at' | 'actor_id' | 'actor_name'>, reason: string | null) => ({
  at: row.at.toISOString(),
  by: actorOf(row),
  reason,
});

function toMember(row: SpenderRow): AdminPayerDetail['members']['items'][number] {
  return {
    id: row.id,
    display_name: row.display_name,
    email: row.email,
    monthly_cap: wireOrNull(row.monthly_cap),
    month_spent: wire(row.month_spent),
    spends_now: row.spends_now,
  };
}

function toHold(row: HoldRow): AdminPayerDetail['holds']['items'][number] {
  return {
    id: row.id,
    amount: wire(row.amount),
    user: row.user_id === null ? null : { id: row.user_id, display_name: row.user_name ?? '' },
    model: row.model_name,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
