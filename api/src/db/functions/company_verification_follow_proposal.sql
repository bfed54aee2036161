-- Keeps the words of a proposal that a company is verified: the first stands with it, the second with its confirmation, and any other end
-- of it takes the first word back.
create or replace function company_verification_follow_proposal()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- The release before has written it already.
    insert into company_verifications (id, company_id, inn, kpp, bank_account, first_by, first_at)
    values (uuid_v7(), new.subject::uuid, new.facts #>> '{order,inn}', new.facts #>> '{order,kpp}', new.facts #>> '{order,account}',
      new.proposed_by, new.created_at)
    on conflict do nothing;
    return null;
  end if;
  update company_verifications w set
    second_by = case new.status when 'confirmed' then new.decided_by end,
    second_at = case new.status when 'confirmed' then new.decided_at end,
    revoked_by = case new.status when 'confirmed' then null else new.decided_by end,
    revoked_at = case new.status when 'confirmed' then null else new.decided_at end,
    revoke_reason = case new.status when 'confirmed' then null
      when 'lapsed' then 'За 7 дней его никто не подтвердил' else coalesce(new.decision_reason, 'Отозвано тем, кто подтвердил') end
  where w.company_id = new.subject::uuid and w.first_by = new.proposed_by and w.second_by is null and w.revoked_at is null
    and jsonb_build_object('inn', w.inn, 'kpp', w.kpp, 'account', w.bank_account) = new.facts -> 'order';
  return null;
end $$;
