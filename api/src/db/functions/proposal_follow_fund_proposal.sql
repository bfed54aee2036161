-- Carries over what a process of the release before writes while both are at work.
create or replace function proposal_follow_fund_proposal()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into proposals (id, number, kind, permission, payer_id, amount, limit_before, reason, document, proposed_by, created_at)
    values (new.id, new.number, new.kind, 'user:manage', new.payer_id, new.amount, new.limit_before, new.reason, new.document, new.proposed_by,
      new.created_at);
  else
    update proposals set status = new.status, decided_by = new.decided_by, decided_at = new.decided_at,
      decision_reason = new.decision_reason, entry_id = new.entry_id
    where id = new.id;
  end if;
  return null;
end $$;
