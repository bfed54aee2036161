-- The lock lasts until the writer's transaction ends, so rows are chained one after another.
create or replace function audit_log_chain()
returns trigger language plpgsql as $$
declare
  v_last record;
begin
  perform pg_advisory_xact_lock(7216002);
  select seq, hash into v_last from audit_log order by seq desc limit 1;
  new.seq := coalesce(v_last.seq, 0) + 1;
  new.previous_hash := coalesce(v_last.hash, repeat('0', 64));
  new.id := coalesce(new.id, uuid_v7());
  new.created_at := coalesce(new.created_at, clock_timestamp());
  new.hash := audit_log_hash(new);
  return new;
end $$;
