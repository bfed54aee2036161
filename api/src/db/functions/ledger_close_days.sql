-- Adds up, over all payers, the days that are not added up yet and lie before `p_until`. Nobody may post into such a day any more
-- but by a date of its own, which `ledger_posting_apply` adds itself: it shares the row that is locked here.
create or replace function ledger_close_days(p_until date)
returns void language plpgsql as $$
declare
  v_from date;
begin
  select open_from into strict v_from from ledger_days_state for update;
  if v_from >= p_until then
    return;
  end if;
  insert into ledger_days (day, type, model_id, amount_in, amount_out, postings)
    select day, type, model_id, sum(amount_in), sum(amount_out), sum(postings)
    from ledger_payer_days where day >= v_from and day < p_until group by 1, 2, 3;
  update ledger_days_state set open_from = p_until;
end $$;
