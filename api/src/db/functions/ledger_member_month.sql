-- The cap of a member of a group or a company, and what they have spent and reserved this month; without a cap it sums
-- nothing. Whoever has left is measured by the last cap they had: a reserve from before may still be captured.
create or replace function ledger_member_month(p_payer uuid, p_user uuid, p_at timestamptz)
returns ledger_month language plpgsql stable as $$
declare
  v_has_left boolean;
  v_answer ledger_month;
begin
  select p.kind <> 'user' and m.user_id is null and c.user_id is null, coalesce(m.monthly_cap, c.monthly_cap)
  into v_has_left, v_answer.cap
  from payers p
    left join group_members m on m.group_id = p.group_id and m.user_id = p_user
    left join company_members c on c.company_id = p.company_id and c.user_id = p_user
  where p.id = p_payer;
  if v_has_left then
    select monthly_cap into v_answer.cap from former_members where payer_id = p_payer and user_id = p_user;
  end if;
  if v_answer.cap is null then return v_answer; end if;
  v_answer.resets_at := ledger_month_end(p_at);
  v_answer.spent := ledger_month_spent(p_payer, p_user, p_at);
  return v_answer;
end $$;
