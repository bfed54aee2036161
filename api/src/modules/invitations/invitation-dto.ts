import type { Static } from 'typebox';
import { wireOrNull } from '#lib/wire.ts';
import type { InvitationRow } from './repository.ts';
import type { InvitationSchema } from './schemas.ts';

export function toInvitation(row: InvitationRow): Static<typeof InvitationSchema> {
  return {
    token: row.id,
    email: row.email,
    status: row.status,
    role: row.role_id === null ? null : { role_id: row.role_id, role_name: row.role_name ?? '' },
    monthly_cap: wireOrNull(row.monthly_cap),
    invited_by: { id: row.invited_by, display_name: row.inviter_name },
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    resend_count: row.resend_count,
    revoked_because: row.revoked_because,
  };
}
