-- The number of the first row that does not match the one before it; null when the chain is whole.
create or replace function audit_log_broken_at()
returns bigint language sql stable as $$
  select min(seq) from (
    select a.seq,
      a.hash <> audit_log_hash(a)
      or a.previous_hash <> coalesce(lag(a.hash) over (order by a.seq), repeat('0', 64))
      or a.seq <> row_number() over (order by a.seq) as broken
    from audit_log a
  ) checked where broken
$$;
