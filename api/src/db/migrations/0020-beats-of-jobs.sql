-- A job whose process has died is run by another one, instead of waiting for its next time: while it runs, it says so.
alter table job_runs add column heartbeat_at timestamptz;
