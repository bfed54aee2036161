-- Takes up to so many of the readings that wait, the oldest first, and chains them with the moment of the reading; one that
-- stands in the log already is only taken. Who does it beside somebody else passes over what the other takes. Returns how many
-- it has taken.
create or replace function audit_chain_readings(p_at_most integer)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_taken integer;
begin
  with taken as (
    delete from pending_readings where id in (
      select id from pending_readings order by read_at, id limit p_at_most for update skip locked)
    returning *
  ), chained as (
    insert into audit_log (id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id,
      created_at)
    select id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id, read_at
    from taken where not exists (select from audit_log a where a.id = taken.id)
    order by read_at, id)
  select count(*) into v_taken from taken;
  return v_taken;
end $$;
