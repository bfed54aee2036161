-- How much of an amount the payer cannot give back; of one that is no more, its successor. Its lock comes first.
create or replace function ledger_shortfall(p_payer uuid, p_amount numeric)
returns numeric language sql stable as $$
  select greatest(0, p_amount - b.available)
  from payers p join payer_balances b on b.payer_id = coalesce(p.successor_id, p.id) where p.id = p_payer
$$;
