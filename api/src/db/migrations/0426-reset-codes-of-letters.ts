import type { Migration } from './index.ts';

/**
 * Several letters may be under way at once, each with a code of its own; none voids another. Codes live 15 minutes, so
 * those that are out when this runs are asked for anew.
 */
export const resetCodesOfLetters: Migration = {
  id: '0426-reset-codes-of-letters',
  sql: [
    'drop table reset_codes',
    `create table reset_codes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- The half that finds the letter, and the half that five tries are for.
      number_hmac bytea not null,
      secret_hmac bytea not null,
      attempts integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    )`,
    'create index reset_codes_user on reset_codes (user_id, created_at desc)',
  ].join(';\n'),
};
