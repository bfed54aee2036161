-- Moves the oldest entries' postings into the archive, as many entries as said: those before the month (of Moscow) that was
-- so many months ago. Returns how many postings it moved. The API's role, which may write neither so, calls it: it acts as the
-- owner, on the tables of the schema and on no temporary ones that a caller might have put before them.
create or replace function ledger_archive(p_months integer, p_entries integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_before timestamptz :=
    ledger_day_start((date_trunc('month', ledger_day(clock_timestamp())) - make_interval(months => p_months))::date);
  v_entries uuid[];
  v_moved integer;
begin
  if p_months < 1 then
    raise exception 'the month before this one is the youngest that may stay' using errcode = 'invalid_parameter_value';
  end if;
  select array_agg(entry_id) into v_entries from (
    select entry_id from only ledger_postings
    where payer_id is not null and created_at < v_before order by created_at, id limit p_entries) oldest;
  insert into ledger_postings_archive select * from only ledger_postings where entry_id = any (v_entries);
  delete from only ledger_postings where entry_id = any (v_entries);
  get diagnostics v_moved = row_count;
  return v_moved;
end $$;
