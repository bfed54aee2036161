-- status: posted | replayed | insufficient | cap | inactive | conflict | state | not_found
create or replace function ledger_answer(
  p_status text, p_payer uuid, p_entry uuid default null, p_hold uuid default null)
returns ledger_result language plpgsql stable as $$
declare
  answer ledger_result;
begin
  select p_status, p_entry, p_hold, b.balance, b.held, b.available into answer
  from (select) one left join payer_balances b on b.payer_id = p_payer;
  return answer;
end $$;
