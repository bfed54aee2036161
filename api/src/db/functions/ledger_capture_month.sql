-- The cap of the person of an active reserve, and what counts as spent of it when the reserve is captured. Up to its amount
-- a capture takes nothing that was free, so what else the person has reserved does not count: two reserves under a cap that
-- was lowered cannot keep each other from being captured. Above it a capture is measured as a charge.
create or replace function ledger_capture_month(p_hold holds, p_amount numeric, p_at timestamptz)
returns ledger_month language plpgsql stable as $$
declare
  v_month ledger_month;
begin
  if p_hold.user_id is null then return v_month; end if;
  v_month := ledger_member_month(p_hold.payer_id, p_hold.user_id, p_at);
  if v_month.cap is null then return v_month; end if;
  v_month.spent := v_month.spent - case when p_amount > p_hold.amount then p_hold.amount
    else ledger_reserved(p_hold.payer_id, p_hold.user_id) end;
  return v_month;
end $$;
