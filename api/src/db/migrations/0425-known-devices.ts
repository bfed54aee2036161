import type { Migration } from './index.ts';

/**
 * Browsers that have signed in as a person, by the hash of a cookie that only they hold; a session knows its own. No
 * session outlives 30 days any longer, so those that were prolonged are cut to that.
 */
export const knownDevices: Migration = {
  id: '0425-known-devices',
  sql: [
    `create table known_devices (
      user_id uuid not null references users (id) on delete cascade,
      token_hash bytea not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (user_id, token_hash)
    )`,
    'create index known_devices_token on known_devices (token_hash)',
    'alter table sessions add column device_hash bytea',
    `update sessions set expires_at = created_at + interval '30 days'
      where expires_at > created_at + interval '30 days'`,
  ].join(';\n'),
};
