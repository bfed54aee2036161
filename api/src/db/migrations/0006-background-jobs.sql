-- Jobs that people start: claimed by one process, resumed by another, each item done once.

create table background_jobs (
  id uuid primary key,
  kind text not null,
  params jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'cancelled', 'failed')),
  total integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  created_by uuid not null references users (id),
  -- From where it was started: what it does is recorded with that.
  origin jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  claimed_by uuid,
  cancel_requested_at timestamptz,
  result jsonb,
  constraint background_jobs_ended_says_when
    check ((status in ('done', 'cancelled', 'failed')) = (finished_at is not null)),
  constraint background_jobs_running_is_claimed check ((status = 'running') = (claimed_by is not null))
) with (fillfactor = 70);
create index background_jobs_waiting on background_jobs (created_at, id) where status in ('queued', 'running');
create index background_jobs_by_created_at on background_jobs (created_at, id);
create index background_jobs_of on background_jobs (created_by, created_at, id);

create table background_job_items (
  job_id uuid not null references background_jobs (id) on delete cascade,
  n integer not null,
  item text not null,
  -- What people read for it.
  label text not null,
  state text not null default 'queued' check (state in ('queued', 'done', 'failed')),
  code text,
  message text,
  primary key (job_id, n),
  constraint background_job_items_failed_says_why check ((state = 'failed') = (code is not null))
) with (fillfactor = 80);
create index background_job_items_waiting on background_job_items (job_id, n) where state = 'queued';
create index background_job_items_failed on background_job_items (job_id, n) where state = 'failed';

-- The file that a job has made, in pieces.
create table background_job_files (
  job_id uuid primary key references background_jobs (id) on delete cascade,
  name text not null,
  content_type text not null,
  created_at timestamptz not null default clock_timestamp()
);
create table background_job_chunks (
  job_id uuid not null references background_jobs (id) on delete cascade,
  n integer not null,
  bytes bytea not null,
  primary key (job_id, n)
);
