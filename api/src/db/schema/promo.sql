-- Guests' requests for the free bonus, as the chat service records them, and what administrators blocked.

create table promo_requests (
  id uuid primary key,
  user_id uuid references users (id),
  email text,
  ip inet not null,
  fingerprint text not null,
  user_agent text not null default '',
  code text not null,
  amount numeric(30,10) not null check (amount >= 0),
  status text not null check (status in ('granted', 'rejected', 'flagged')),
  reason text,
  cluster_id text,
  entry_id uuid references ledger_entries (id),
  created_at timestamptz not null default clock_timestamp()
);
create index promo_requests_all on promo_requests (created_at desc, id desc);
create index promo_requests_status on promo_requests (status, created_at desc, id desc);
create index promo_requests_ip on promo_requests (ip, created_at desc);
create index promo_requests_fingerprint on promo_requests (fingerprint, created_at desc);

create table promo_blocks (
  kind text not null check (kind in ('ip', 'fingerprint')),
  value text not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (kind, value)
);
