import type { ColumnType, Generated } from 'kysely';
import type { LedgerSchema } from './ledger-schema.ts';

/** numeric travels as text in both databases; writing takes text as well, never a float. */
export type Money = string;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | string | undefined, Date | string>;

export type CompaniesTable = {
  id: string;
  name: string;
  full_name: Generated<string>;
  inn: string | null;
  kpp: string | null;
  ogrn: string | null;
  legal_address: string | null;
  director_name: string | null;
  phone: string | null;
  email: string | null;
  bik: string | null;
  bank_name: string | null;
  bank_account: string | null;
  corr_account: string | null;
  owner_id: string | null;
  created_at: CreatedAt;
};

export type PermissionsTable = {
  id: string;
  name: string;
  category: string;
  dynamic: Generated<boolean>;
  created_at: CreatedAt;
};

export type RolesTable = {
  id: string;
  key: string | null;
  name: string;
  description: Generated<string>;
  company_id: string | null;
  is_system: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
};

export type RolePermissionsTable = { role_id: string; permission: string; position: Generated<number> };

export type UsersTable = {
  id: string;
  email: string;
  password_hash: string | null;
  display_name: Generated<string>;
  phone: string | null;
  role_id: string;
  company_id: string | null;
  is_active: Generated<boolean>;
  theme: Generated<'light' | 'dark'>;
  send_by_enter: Generated<boolean>;
  move_to_message: Generated<'start' | 'end'>;
  low_balance_threshold: Money | null;
  avatar_hash: string | null;
  last_sign_in_at: Timestamp | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: Timestamp | null;
};

export type AvatarsTable = { user_id: string; hash: string; bytes: Uint8Array; updated_at: UpdatedAt };

export type GroupsTable = { id: string; name: string; owner_id: string; created_at: CreatedAt };

export type GroupMembersTable = {
  id: string;
  group_id: string;
  user_id: string;
  role: Generated<'owner' | 'member'>;
  monthly_cap: Money | null;
  joined_at: CreatedAt;
};

export type SessionsTable = {
  id: string;
  token_hash: Uint8Array;
  user_id: string;
  user_agent: Generated<string>;
  ip: Generated<string>;
  fingerprint: string | null;
  created_at: CreatedAt;
  last_seen_at: UpdatedAt;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  revoke_reason: string | null;
  device_hash: Uint8Array | null;
};

export type KnownDevicesTable = {
  user_id: string;
  token_hash: Uint8Array;
  created_at: CreatedAt;
  last_seen_at: UpdatedAt;
};

export type ResetCodesTable = {
  id: string;
  user_id: string;
  number_hmac: Uint8Array;
  secret_hmac: Uint8Array;
  attempts: Generated<number>;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: UpdatedAt;
};

export type OutboxTable = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  created_at: CreatedAt;
  available_at: UpdatedAt;
  attempts: Generated<number>;
  sent_at: Timestamp | null;
  failed_at: Timestamp | null;
  last_error: string | null;
};

/** jsonb is written as text: node-postgres would send a bare array as a PostgreSQL array. */
export type SettingsTable = {
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: UpdatedAt;
};

export type IdempotencyKeysTable = {
  scope: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: CreatedAt;
};

export type RateLimitsTable = { bucket: string; hits: number; resets_at: Timestamp };

/** Every table, by its name in the database. */
export type Schema = {
  avatars: AvatarsTable;
  companies: CompaniesTable;
  group_members: GroupMembersTable;
  groups: GroupsTable;
  idempotency_keys: IdempotencyKeysTable;
  known_devices: KnownDevicesTable;
  outbox: OutboxTable;
  permissions: PermissionsTable;
  rate_limits: RateLimitsTable;
  reset_codes: ResetCodesTable;
  role_permissions: RolePermissionsTable;
  roles: RolesTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  users: UsersTable;
} & LedgerSchema;
