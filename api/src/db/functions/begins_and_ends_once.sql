-- What the audit log names by its id, a session or a job, begins once and ends once: so no row of the log vouches for another
-- one. The trigger names the type of the log and the column of the end, which is never taken back or moved to later. A
-- transaction that sees the log as it was long ago could not tell.
create or replace function begins_and_ends_once()
returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if current_setting('transaction_isolation') <> 'read committed'
      or exists (select from audit_log where entity_type = tg_argv[0] and entity_id = new.id::text) then
      raise exception 'the log tells of it already' using errcode = 'restrict_violation';
    end if;
  elsif to_jsonb(new)->tg_argv[1] <> to_jsonb(old)->tg_argv[1] and ((to_jsonb(new)->>tg_argv[1])::timestamptz
      <= least((to_jsonb(old)->>tg_argv[1])::timestamptz, clock_timestamp())) is not true then
    raise exception 'what has ended stays so' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
