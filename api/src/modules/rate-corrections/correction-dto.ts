import type { Static } from 'typebox';
import type { CorrectionRow, EventRow } from './repository.ts';
import type { CorrectionDetailSchema, CorrectionSchema } from './schemas.ts';

type CorrectionDto = Static<typeof CorrectionSchema>;
type HistoryItem = Static<typeof CorrectionDetailSchema>['history'][number];

export function toCorrection(row: CorrectionRow): CorrectionDto {
  return {
    id: row.id,
    number: Number(row.number),
    scope: { type: row.scope_type, value: row.scope_value, name: row.scope_name },
    target: { payer_id: row.target_payer_id, tier: row.target_tier, name: row.target_name },
    multiplier: row.multiplier,
    reason: row.reason,
    valid_from: row.valid_from.toISOString(),
    valid_to: iso(row.valid_to),
    is_active: row.is_active,
    state: row.state,
    created_by: toPerson(row.created_by, row.created_name),
    created_at: row.created_at.toISOString(),
    updated_by: toPerson(row.updated_by, row.updated_name),
    updated_at: iso(row.updated_at),
    deactivated_by: toPerson(row.deactivated_by, row.deactivated_name),
    deactivated_at: iso(row.deactivated_at),
    deactivation_reason: row.deactivation_reason,
    version: row.version,
  };
}

export const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const toPerson = (id: string | null, name: string | null) =>
  id === null ? null : { id, display_name: name ?? '' };

const ACTIONS: Readonly<Record<string, HistoryItem['action']>> = {
  'rate_correction.create': 'create',
  'rate_correction.update': 'update',
  'rate_correction.deactivate': 'deactivate',
};

/** A row of the audit log, as who changed what. */
export function toHistory({ at, action, actor_id, actor_name, before, after }: EventRow): HistoryItem[] {
  const known = ACTIONS[action];
  if (known === undefined) return [];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields
    .map((field) => ({ field, before: asText(before?.[field]), after: asText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
  return [{ at: at.toISOString(), action: known, by: toPerson(actor_id, actor_name), changes }];
}

const asText = (value: unknown) => (value === undefined || value === null ? null : String(value));
