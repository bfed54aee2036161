-- When a job last did its work is told while it runs again and after it has failed.
alter table job_runs add column succeeded_at timestamptz;
update job_runs set succeeded_at = finished_at where error is null;
