-- A row that a session wrote is hashed as all rows were before `written_by` was there.
create or replace function audit_log_hash(r audit_log)
returns text language sql immutable as $$
  select encode(sha256(convert_to((jsonb_build_array(
    r.previous_hash, r.seq, r.id, r.actor_id, r.action, r.entity_type, r.entity_id, r.before, r.after,
    r.ip, r.fingerprint, r.user_agent, r.trace_id, extract(epoch from r.created_at))
    || case when r.written_by is null then '[]' else jsonb_build_array(r.written_by) end)::text, 'UTF8')), 'hex')
$$;
