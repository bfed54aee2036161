-- What a person has reserved of a payer's money.
create or replace function ledger_reserved(p_payer uuid, p_user uuid)
returns numeric language sql stable as $$
  select coalesce(sum(amount), 0) from holds where payer_id = p_payer and user_id = p_user and status = 'active'
$$;
