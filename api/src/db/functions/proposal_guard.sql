-- A proposal begins pending, is decided once, and what it asks for never changes. What would take effect by itself may only
-- come to wait for a person. Where a day passes behind the second word, that word and a whole day are written once, together.
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
  if (to_jsonb(new) - '{status,decided_by,decided_at,decision_reason,entry_id,takes_effect_at,agreed_by}'::text[])
      is distinct from (to_jsonb(old) - '{status,decided_by,decided_at,decision_reason,entry_id,takes_effect_at,agreed_by}'::text[])
    or (old.agreed_by is not null and new.agreed_by is distinct from old.agreed_by)
    or (new.takes_effect_at is not null and new.takes_effect_at is distinct from old.takes_effect_at and (old.agreed_by is not null
      or new.agreed_by is null or new.status <> 'pending' or new.takes_effect_at < now() + interval '24 hours')) then
    raise exception 'what a proposal asks for never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
