import type { Static } from 'typebox';
import { avatarUrl } from '#lib/avatar-url.ts';
import { wire, wireOrNull } from '#lib/wire.ts';
import type { MemberRow } from './member-repository.ts';
import type { CompanyUserSchema } from './schemas.ts';

export type MemberWithMonth = MemberRow & { readonly spent: string };

export function toCompanyUser(row: MemberWithMonth): Static<typeof CompanyUserSchema> {
  return {
    user_id: row.id,
    display_name: row.display_name,
    email: row.email,
    avatar: row.avatar_hash === null ? null : avatarUrl(row.id, row.avatar_hash),
    role: { role_id: row.role_id, role_name: row.role_name },
    is_owner: row.is_owner,
    is_active: !row.is_suspended,
    monthly_cap: wireOrNull(row.monthly_cap),
    spent_this_month: wire(row.spent),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    joined_at: row.joined_at.toISOString(),
  };
}
