-- Rows that were changed or removed, and rows cut off the end: each check stores the last row it saw.
create or replace function audit_log_problems()
returns table (kind text, subject text, detail text) language sql stable as $$
  select 'audit_broken', a.seq::text, case
    when a.hash <> a.as_it_is then 'the row was changed'
    else 'the row before it is not the one that it followed' end
  from (
    select r.seq, r.hash, r.previous_hash, audit_log_hash(r) as as_it_is,
      lag(r.hash, 1, repeat('0', 64)) over (order by r.seq) as before,
      lag(r.seq, 1, 0::bigint) over (order by r.seq) as seq_before
    from audit_log r
  ) a
  where a.hash <> a.as_it_is or a.previous_hash <> a.before or a.seq <> a.seq_before + 1
  union all
  select 'audit_cut', c.audit_seq::text, 'the check of ' || c.finished_at || ' saw ' || c.audit_hash || ' at its end'
  from ledger_checks c
  where c.audit_seq is not null
    and not exists (select from audit_log a where a.seq = c.audit_seq and a.hash = c.audit_hash)
$$;
