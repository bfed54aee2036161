-- Releases expired reserves, payer by payer; skips a payer that somebody else has locked until the next round.
create or replace function ledger_expire_holds(
  p_now timestamptz default clock_timestamp(), p_limit integer default 500)
returns integer language plpgsql as $$
declare
  v_payer uuid;
  v_hold uuid;
  v_count integer := 0;
begin
  for v_payer in
    select payer_id from payer_balances b
    where exists (select from holds h where h.payer_id = b.payer_id and h.status = 'active' and h.expires_at <= p_now)
    order by payer_id for update skip locked
  loop
    for v_hold in
      select id from holds where payer_id = v_payer and status = 'active' and expires_at <= p_now
      order by id limit p_limit - v_count
    loop
      if (ledger_release(v_hold, 'expired')).status = 'posted' then v_count := v_count + 1; end if;
    end loop;
    exit when v_count >= p_limit;
  end loop;
  return v_count;
end $$;
