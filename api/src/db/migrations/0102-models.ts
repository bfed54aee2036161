import type { Migration } from './index.ts';

/** The models that the chat service offers. Prices are roubles for a million tokens. */
export const models: Migration = {
  id: '0102-models',
  sql: [
    `create table models (
      id text primary key check (id ~ '^[a-z0-9][a-z0-9.-]*$'),
      name text not null,
      developer text not null,
      type text not null,
      tags text[] not null default '{}',
      input_price numeric(30,10) not null check (input_price >= 0),
      output_price numeric(30,10) not null check (output_price >= 0),
      enabled boolean not null default true,
      created_at timestamptz not null default now()
    )`,
  ].join(';\n'),
};
