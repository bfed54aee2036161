-- Checks up to p_rows numbers of the audit log behind a row that is known to be sound; `row_count` is 0 where none of
-- them is there. A gap is broken at the first number that is missing.
create or replace function audit_log_slice(p_after bigint, p_after_hash text, p_upto bigint, p_rows integer)
returns table (row_count bigint, last_seq bigint, last_hash text, broken_at bigint, reason text)
language sql stable as $$
  with slice as (
    select r.seq, r.hash, r.previous_hash, audit_log_hash(r) as as_it_is,
      lag(r.hash, 1, p_after_hash) over (order by r.seq) as before,
      lag(r.seq, 1, p_after) over (order by r.seq) as seq_before
    from audit_log r
    where r.seq > p_after and r.seq <= least(p_after + p_rows, p_upto)
  ), broken as (
    select case when seq <> seq_before + 1 then seq_before + 1 else seq end as at,
      case when seq <> seq_before + 1 then 'missing' when hash <> as_it_is then 'changed' else 'relinked' end as why
    from slice
    where seq <> seq_before + 1 or hash <> as_it_is or previous_hash <> before
    order by seq limit 1
  )
  select count(*), max(seq), (select hash from slice order by seq desc limit 1),
    (select at from broken), (select why from broken)
  from slice
$$;
