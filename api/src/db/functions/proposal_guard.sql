-- A proposal begins pending, is decided once, and what it asks for never changes. What would take effect by itself may only
-- come to wait for a person.
create or replace function proposal_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a proposal starts pending' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.status <> 'pending' then
    raise exception 'a decided proposal never changes' using errcode = 'restrict_violation';
  end if;
  if (to_jsonb(new) - '{status,decided_by,decided_at,decision_reason,entry_id,takes_effect_at}'::text[])
      is distinct from (to_jsonb(old) - '{status,decided_by,decided_at,decision_reason,entry_id,takes_effect_at}'::text[])
    or (new.takes_effect_at is not null and new.takes_effect_at is distinct from old.takes_effect_at) then
    raise exception 'what a proposal asks for never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
