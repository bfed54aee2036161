import type { Static } from 'typebox';
import { avatarUrl } from '#lib/avatar-url.ts';
import { accountTypeOf } from '#lib/ledger/index.ts';
import { wire } from '#lib/wire.ts';
import type { PersonRow } from './people-repository.ts';
import type { PersonSchema } from './schemas.ts';

export type PersonDto = Static<typeof PersonSchema>;

export function toPerson(row: PersonRow): PersonDto {
  return {
    id: row.id,
    email: row.email,
    display_name: row.display_name,
    phone: row.phone,
    avatar: row.avatar_hash === null ? null : avatarUrl(row.id, row.avatar_hash),
    role: { role_id: row.role_id, role_name: row.role_name, company_id: row.role_company_id },
    account_type: accountTypeOf(row),
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    is_active: row.is_active,
    has_password: row.has_password,
    balance: wire(row.balance),
    spent_30d: wire(row.spent_30d),
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}
