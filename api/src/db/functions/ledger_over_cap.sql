-- Call it with the payer locked, or two concurrent charges could both fit.
create or replace function ledger_over_cap(p_payer uuid, p_user uuid, p_amount numeric, p_at timestamptz)
returns boolean language plpgsql stable as $$
declare
  v_month ledger_month := ledger_member_month(p_payer, p_user, p_at);
begin
  return v_month.cap is not null and v_month.spent + p_amount > v_month.cap;
end $$;
