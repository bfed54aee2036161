-- Adds a row to the audit log: the only way for the API's role. The chain stamps the time, `audit_actor` tells for whom the
-- action counts; `written_by` is what names itself, or the job or the proposal that goes on for whoever has begun it.
create or replace function audit_record(p_by jsonb, p_origin jsonb, p_action text, p_entity_type text, p_entity_id text,
  p_before jsonb, p_after jsonb)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if jsonb_typeof(p_before) <> 'object' or jsonb_typeof(p_after) <> 'object' then
    raise exception 'what was before or after is no object' using errcode = 'invalid_parameter_value';
  end if;
  insert into audit_log (actor_id, written_by, action, entity_type, entity_id, before, after, ip, fingerprint, user_agent,
    trace_id)
  values (audit_actor(p_by), case when p_by ? 'session' then null else coalesce(p_by->>'begun', p_by->>'name') end, p_action,
    p_entity_type, p_entity_id, p_before, p_after, p_origin->>'ip', p_origin->>'fingerprint',
    p_origin->>'user_agent', p_origin->>'trace_id');
end $$;
