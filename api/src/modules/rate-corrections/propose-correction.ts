import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { type Proposal, propose } from '#lib/proposals/index.ts';
import { iso } from './correction-dto.ts';
import { correctionLabel, scopeLabel, targetLabel } from './labels.ts';
import type { Order } from './order.ts';
import { findOverlaps } from './overlaps.ts';
import { type CorrectionRow, type CorrectionValues, findNames } from './repository.ts';
import type { NewCorrectionBody, NewCorrectionSchema } from './schemas.ts';

type Body = Static<typeof NewCorrectionBody>;
type New = Static<typeof NewCorrectionSchema>;
type Detail = Proposal['details'][number];

/** Proposes a new correction, and answers how it would stand. Nothing applies meanwhile. */
export async function proposeNew(
  trx: Database,
  request: FastifyRequest,
  id: string,
  { body, values }: { readonly body: Body; readonly values: CorrectionValues },
): Promise<New> {
  const named = await withNames(trx, values);
  const proposal = await proposeOrder(trx, request, {
    title: `Новая: ${correctionLabel(named)}`,
    reason: values.reason,
    details: detailsOf(null, {
      ...named,
      valid_from: body.valid_from === undefined ? null : named.valid_from,
    }),
    order: { deed: 'create', id, tiers: tiersOf(values), body },
    payer: payerOf(named),
  });
  const draft = { ...values, id: null, number: Number.MAX_SAFE_INTEGER };
  return {
    ...named,
    id,
    number: null,
    reason: values.reason,
    is_active: false,
    state: 'inactive',
    created_by: proposal.proposed_by,
    created_at: proposal.created_at,
    updated_by: null,
    updated_at: null,
    deactivated_by: null,
    deactivated_at: null,
    deactivation_reason: null,
    version: 1,
    overlaps: await findOverlaps(trx, draft),
    proposal,
  };
}

export async function proposeChange(
  trx: Database,
  request: FastifyRequest,
  before: CorrectionRow,
  { body, values }: { readonly body: Body; readonly values: CorrectionValues },
): Promise<Proposal> {
  const [old, now] = [await withNames(trx, before), await withNames(trx, values)];
  return proposeOrder(trx, request, {
    title: `Изменить № ${before.number}: ${correctionLabel(old)}`,
    reason: values.reason,
    details: detailsOf(old, now),
    order: { deed: 'change', id: before.id, version: before.version, tiers: tiersOf(before, values), body },
    payer: payerOf(now),
  });
}

export async function proposeWithdrawal(
  trx: Database,
  request: FastifyRequest,
  row: CorrectionRow,
  reason: string | null,
): Promise<Proposal> {
  const named = await withNames(trx, row);
  return proposeOrder(trx, request, {
    title: `Отключить № ${row.number}: ${correctionLabel(named)}`,
    reason,
    details: [{ field: 'multiplier', before: row.multiplier, after: null }],
    order: { deed: 'deactivate', id: row.id, version: row.version, tiers: tiersOf(row) },
    payer: payerOf(named),
  });
}

interface Asked {
  readonly title: string;
  readonly reason: string | null;
  readonly details: readonly Detail[];
  readonly order: Order;
  readonly payer: { readonly id: string; readonly name: string } | null;
}

/** One proposal may wait about each correction that there is. */
function proposeOrder(
  trx: Database,
  request: FastifyRequest,
  { title, reason, details, order, payer }: Asked,
): Promise<Proposal> {
  return propose(trx, request, payer === null ? {} : { payer }, {
    kind: 'rate_correction',
    reason,
    facts: { title, details, order },
    ...(order.deed !== 'create' && { subject: order.id }),
  });
}

type Named = Awaited<ReturnType<typeof withNames>>;

async function withNames(trx: Database, values: CorrectionValues) {
  const { scope_type, scope_value, target_payer_id, target_tier, multiplier, valid_from, valid_to } = values;
  const { scope_name, target_name } = await findNames(trx, values);
  return {
    scope: { type: scope_type, value: scope_value, name: scope_name },
    target: { payer_id: target_payer_id, tier: target_tier, name: target_name },
    multiplier,
    valid_from,
    valid_to,
  };
}

const payerOf = ({ target: { payer_id: id, name } }: Named) =>
  id === null ? null : { id, name: name ?? '' };

const tiersOf = (...each: readonly Pick<CorrectionValues, 'target_tier'>[]) =>
  each.map(({ target_tier }) => target_tier).filter((tier) => tier !== null);

type Shown = Omit<Named, 'valid_from'> & { readonly valid_from: Date | null };

/** What differs, in words. A start without a moment is that of the confirmation. */
function detailsOf(before: Shown | null, after: Shown): Detail[] {
  const [old, now] = [before === null ? null : wordsOf(before), wordsOf(after)];
  return DETAILS.map((field) => ({ field, before: old?.[field] ?? null, after: now[field] })).filter(
    (detail) => detail.before !== detail.after,
  );
}

const DETAILS = ['scope', 'target', 'multiplier', 'valid_from', 'valid_to'] as const;

function wordsOf({ scope, target, multiplier, valid_from, valid_to }: Shown) {
  return {
    scope: scopeLabel(scope),
    target: targetLabel(target),
    multiplier,
    valid_from: iso(valid_from),
    valid_to: iso(valid_to),
  } as const satisfies Record<(typeof DETAILS)[number], string | null>;
}
