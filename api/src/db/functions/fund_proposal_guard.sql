-- A proposal begins pending, is decided once, and what it asks for never changes.
create or replace function fund_proposal_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal to add funds is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a proposal to add funds starts pending' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.status <> 'pending' then
    raise exception 'a decided proposal to add funds never changes' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.number, new.payer_id, new.kind, new.amount, new.limit_before, new.reason, new.document, new.proposed_by,
      new.created_at)
    is distinct from
    (old.id, old.number, old.payer_id, old.kind, old.amount, old.limit_before, old.reason, old.document, old.proposed_by,
      old.created_at) then
    raise exception 'what a proposal to add funds asks for never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
