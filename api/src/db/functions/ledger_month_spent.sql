-- What a person has spent and reserved of a payer's money in the month of `p_at`. Only refunds of this month's charges
-- count: those of a top-up or of an older charge do not change the sum.
create or replace function ledger_month_spent(p_payer uuid, p_user uuid, p_at timestamptz)
returns numeric language plpgsql stable as $$
declare
  v_month date := date_trunc('month', ledger_day(p_at))::date;
  v_next date := (v_month + interval '1 month')::date;
begin
  return
    coalesce((select sum(amount_out) from ledger_user_days
      where user_id = p_user and payer_id = p_payer and type = 'charge' and day >= v_month and day < v_next), 0)
    - coalesce((select sum(l.amount)
      from ledger_postings l
        join ledger_entries e on e.id = l.entry_id
        join ledger_entries o on o.id = e.original_id
        left join ledger_entries first on first.id = o.original_id
      where l.user_id = p_user and l.payer_id = p_payer and l.type in ('refund', 'reversal') and l.type <> 'charge'
        and l.created_at >= ledger_day_start(v_month) and l.created_at < ledger_day_start(v_next)
        and e.root_kind = 'charge' and coalesce(first.created_at, o.created_at) >= ledger_day_start(v_month)), 0)
    + ledger_reserved(p_payer, p_user);
end $$;
