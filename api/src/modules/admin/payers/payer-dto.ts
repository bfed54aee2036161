import type { Static } from 'typebox';
import { wire } from '#lib/wire.ts';
import type { PayerRow } from './repository.ts';
import type { AdminPayerSchema } from './schemas.ts';

export function toAdminPayer(row: PayerRow): Static<typeof AdminPayerSchema> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    owner:
      row.owner_id === null
        ? null
        : { id: row.owner_id, display_name: row.owner_name ?? '', email: row.owner_email ?? '' },
    tier: row.tier,
    tier_is_manual: row.tier_is_manual,
    balance: wire(row.balance),
    held: wire(row.held),
    credit_limit: wire(row.credit_limit),
    total_topped_up: wire(row.total_topped_up),
    total_spent: wire(row.total_spent),
    spent_30d: wire(row.spent_30d),
    is_active: row.is_active,
    is_closed: row.is_closed,
    created_at: row.created_at.toISOString(),
  };
}
