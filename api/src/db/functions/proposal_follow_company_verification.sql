-- What a process of the release before says of a company: its first word becomes a proposal, in place of one about former requisites; its
-- second word confirms that, and a word that is taken back ends it. A word that a proposal has brought changes nothing here.
create or replace function proposal_follow_company_verification()
returns trigger language plpgsql as $$
declare
  v_open proposals;
  v_is_same boolean;
begin
  select * into v_open from proposals where kind = 'company_verification' and subject = new.company_id::text and status = 'pending';
  v_is_same := v_open.proposed_by = new.first_by
    and v_open.facts -> 'order' = jsonb_build_object('inn', new.inn, 'kpp', new.kpp, 'account', new.bank_account);
  if tg_op = 'INSERT' then
    if v_is_same then return null; end if;
    update proposals set status = 'cancelled', decided_at = clock_timestamp(), decision_reason = 'Реквизиты компании с тех пор изменились'
    where id = v_open.id;
    perform company_verification_propose(new);
  elsif v_is_same and new.revoked_at is not null then
    update proposals set status = case when new.revoked_by = v_open.proposed_by then 'cancelled' else 'rejected' end,
      decided_by = new.revoked_by, decided_at = clock_timestamp(), decision_reason = new.revoke_reason
    where id = v_open.id;
  elsif v_is_same then
    update proposals set status = 'confirmed', decided_by = new.second_by, decided_at = clock_timestamp() where id = v_open.id;
  end if;
  return null;
end $$;
