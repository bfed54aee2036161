-- step
-- Who read other people's data waits here, unchained, until a job puts it into the audit log (product §19.6): the chain's lock is not taken
-- by whoever only reads.
create table pending_readings (
  id uuid primary key,
  actor_id uuid not null references users (id),
  action text not null,
  entity_type text not null,
  entity_id text,
  after jsonb,
  ip text,
  fingerprint text,
  user_agent text,
  trace_id text,
  read_at timestamptz not null
);
create index pending_readings_oldest on pending_readings (read_at, id);
-- The last opening of a page that left a reading, for each reader and page: the next one within an hour leaves none.
create table page_openings (
  actor_id uuid not null references users (id),
  action text not null,
  entity_id text not null,
  opened_at timestamptz not null,
  reading_id uuid not null,
  primary key (actor_id, action, entity_id)
);
create index page_openings_oldest on page_openings (opened_at);
-- step outside of a transaction
create index concurrently if not exists audit_log_readings on audit_log (created_at desc, seq desc)
  where action ~ '[.](export|download|view)$';
