-- For whom an action counts: nobody but whoever proves it, at the moment of the action (product §19.6). A session proves its
-- person by what only their browser and the API hold, and still does five minutes after its end, so that a call that was under
-- way leaves its row. What somebody has begun, a job at work or a proposal whose day is over, counts for them by the row of its
-- beginning. A job begins in its author's session, a proposal in a job as well. A job, a command or a visitor names itself, and
-- counts for nobody.
create or replace function audit_actor(p_by jsonb, p_at timestamptz default now())
returns uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_actor uuid;
begin
  if p_by ? 'session' then
    select s.user_id into v_actor from sessions s
    where s.id = (p_by->>'session')::uuid
      and coalesce(s.proof_hash, s.token_hash) = sha256(decode(p_by->>'proof', 'hex'))
      and least(s.expires_at, coalesce(s.revoked_at, 'infinity')) > p_at - interval '5 minutes';
  elsif p_by ? 'begun' then
    select a.actor_id into v_actor from audit_log a
    where a.entity_id = p_by->>'begun' and case a.entity_type || ' ' || a.action
      when 'job job.start' then a.written_by is null and exists (
        select from background_jobs j where j.id = (p_by->>'begun')::uuid and j.status = 'running')
      when 'proposal proposal.create' then exists (
        select from proposals f where f.id = (p_by->>'begun')::uuid and f.status = 'pending'
          and f.takes_effect_at <= clock_timestamp())
      else false end;
  elsif p_by->>'name' ~ '^[a-z][a-z-]{0,49}$' then
    return null;
  end if;
  if v_actor is null then
    raise exception 'nothing proves whose action this is' using errcode = 'insufficient_privilege';
  end if;
  return v_actor;
end $$;
