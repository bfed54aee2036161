-- Moves money between a payer that is no more and its successor; a negative amount comes back. An answer to an earlier
-- entry (refund, reversal) stands where that entry stands, and its money does not stay there. Nothing for other payers.
-- `p_debt` is how far the successor may be left without cover.
create or replace function ledger_pass_on(p_payer uuid, p_amount numeric, p_debt numeric default null)
returns ledger_result language plpgsql as $$
declare
  v_successor uuid;
begin
  select successor_id into v_successor from payers where id = p_payer;
  if v_successor is null or p_amount = 0 then return ledger_answer('posted', p_payer); end if;
  return ledger_post('adjustment', array[p_payer, v_successor], array[-p_amount, p_amount],
    jsonb_build_object('debt', p_debt, 'document_type', 'payer', 'document_id', p_payer,
      'description', case when p_amount > 0 then 'Перенос с закрытого счёта' else 'Возврат на закрытый счёт' end));
end $$;
