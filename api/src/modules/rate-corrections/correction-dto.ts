import type { Static } from 'typebox';
import type { CorrectionRow, EventRow } from './repository.ts';
import type { CorrectionDetailSchema, CorrectionSchema } from './schemas.ts';

type CorrectionDto = Static<typeof CorrectionSchema>;
type HistoryItem = Static<typeof CorrectionDetailSchema>['history'][number];

export function toCorrection({
  scope_type: type,
  scope_value: value,
  scope_name,
  target_payer_id: payer_id,
  target_tier: tier,
  target_name,
  created_name,
  updated_name,
  deactivated_name,
  ...row
}: CorrectionRow): CorrectionDto {
  return {
    ...row,
    number: Number(row.number),
    scope: { type, value, name: scope_name },
    target: { payer_id, tier, name: target_name },
    created_by: toNamedUser(row.created_by, created_name),
    updated_by: toNamedUser(row.updated_by, updated_name),
    deactivated_by: toNamedUser(row.deactivated_by, deactivated_name),
  };
}

export const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const toNamedUser = (id: string | null, name: string | null) =>
  id === null ? null : { id, display_name: name ?? '' };

const ACTIONS: Readonly<Record<string, HistoryItem['action']>> = {
  'rate_correction.create': 'create',
  'rate_correction.update': 'update',
  'rate_correction.deactivate': 'deactivate',
};

/** What the audit log adds where two people agreed. */
const PROPOSAL_FACTS: ReadonlySet<string> = new Set(['proposal_id', 'proposed_by']);

/** A row of the audit log, as who changed what. */
export function toHistory(event: EventRow): HistoryItem[] {
  const { at, action, actor_id, actor_name, before, after } = event;
  const known = ACTIONS[action];
  if (known === undefined) return [];
  const named = [...Object.keys(before ?? {}), ...Object.keys(after ?? {})];
  const fields = [...new Set(named)].filter((field) => !PROPOSAL_FACTS.has(field));
  const changes = fields
    .map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
  const proposed_by = toNamedUser(event.proposer_id, event.proposer_name);
  return [
    { at: at.toISOString(), action: known, by: toNamedUser(actor_id, actor_name), proposed_by, changes },
  ];
}

const asText = (value: unknown) => (value === undefined || value === null ? null : String(value));
