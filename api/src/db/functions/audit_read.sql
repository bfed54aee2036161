-- Writes who has read other people's data where it waits for its place in the chain (product §19.6). Of a page, one an hour is
-- written for each reader and page; the row of the last opening lets one of those through that come at once. The moment is
-- the database's, less the time for which the reading was kept elsewhere. It is written once, however often that is tried.
-- What no index of the log takes would keep all readings behind it from the chain, so it is refused here.
create or replace function audit_read(p_id uuid, p_seconds_ago double precision, p_by jsonb, p_origin jsonb, p_action text,
  p_entity_id text, p_after jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_at timestamptz := clock_timestamp() - make_interval(secs => greatest(0, least(p_seconds_ago, 86400)));
  v_actor uuid := audit_actor(p_by, v_at);
begin
  if not p_by ? 'session' or p_action !~ '[.](export|download|view)$' or jsonb_typeof(p_after) <> 'object'
    or octet_length(concat(p_action, p_entity_id, p_origin->>'ip', p_origin->>'trace_id')) > 1000
    or octet_length(concat(p_after, p_origin)) > 100000 then
    raise exception '% is no reading of a person', p_action using errcode = 'insufficient_privilege';
  end if;
  if p_action ~ '[.]view$' then
    insert into page_openings as o (actor_id, action, entity_id, opened_at, reading_id)
    values (v_actor, p_action, p_entity_id, v_at, p_id)
    on conflict (actor_id, action, entity_id) do update
      set opened_at = excluded.opened_at, reading_id = excluded.reading_id
      where o.opened_at <= excluded.opened_at - interval '1 hour';
    if not found then return; end if;
  end if;
  insert into pending_readings (id, actor_id, action, entity_type, entity_id, after, ip, fingerprint, user_agent, trace_id,
    read_at)
  values (p_id, v_actor, p_action, split_part(p_action, '.', 1), p_entity_id, p_after, p_origin->>'ip',
    p_origin->>'fingerprint', p_origin->>'user_agent', p_origin->>'trace_id', v_at)
  on conflict (id) do nothing;
end $$;
