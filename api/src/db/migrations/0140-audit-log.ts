import type { Migration } from './index.ts';

/** Who did what, append-only; each row holds the hash of the row before it, so a removed or edited row shows. */
export const auditLog: Migration = {
  id: '0140-audit-log',
  sql: [
    `create table audit_log (
      seq bigint primary key,
      id uuid not null unique,
      actor_id uuid references users (id),
      action text not null,
      entity_type text not null,
      entity_id text,
      before jsonb,
      after jsonb,
      ip text,
      fingerprint text,
      user_agent text,
      trace_id text,
      created_at timestamptz not null,
      previous_hash text not null,
      hash text not null
    )`,
    'create index audit_log_created on audit_log (created_at desc, seq desc)',
    'create index audit_log_entity on audit_log (entity_type, entity_id, seq desc)',
    'create index audit_log_actor on audit_log (actor_id, seq desc)',
    `create function audit_log_hash(r audit_log) returns text language sql immutable as $$
      select encode(sha256(convert_to(jsonb_build_array(
        r.previous_hash, r.seq, r.id, r.actor_id, r.action, r.entity_type, r.entity_id, r.before, r.after,
        r.ip, r.fingerprint, r.user_agent, r.trace_id, extract(epoch from r.created_at))::text, 'UTF8')), 'hex')
    $$`,
    /* The lock gives the chain one order; it is held until the end of the writer's transaction. */
    `create function audit_log_chain() returns trigger language plpgsql as $$
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
    end $$`,
    `create trigger audit_log_chain before insert on audit_log for each row execute function audit_log_chain()`,
    `create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function ledger_refuse_change()`,
    `create trigger audit_log_never_truncated before truncate on audit_log
      for each statement execute function ledger_refuse_change()`,
    /* The number of the first row that does not follow from the one before it; null for a whole chain. */
    `create function audit_log_broken_at() returns bigint language sql stable as $$
      select min(seq) from (
        select a.seq,
          a.hash <> audit_log_hash(a)
          or a.previous_hash <> coalesce(lag(a.hash) over (order by a.seq), repeat('0', 64))
          or a.seq <> row_number() over (order by a.seq) as broken
        from audit_log a
      ) checked where broken
    $$`,
  ].join(';\n'),
};
