-- Saved views of lists: a name, the list and what its address holds.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  table_name text not null,
  name text not null,
  query text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_views_name unique (user_id, table_name, name)
);
create unique index saved_views_default on saved_views (user_id, table_name) where is_default;
