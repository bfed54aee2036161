-- The ids of the system accounts in schema/ledger.sql as constants, so a charge needs no look-up.
create or replace function ledger_system_account(p_code text)
returns uuid language sql immutable strict parallel safe as $$
  select case p_code
    when 'gateway' then '00000000-0000-7000-8000-000000000001'
    when 'bank' then '00000000-0000-7000-8000-000000000002'
    when 'revenue' then '00000000-0000-7000-8000-000000000003'
    when 'bonus' then '00000000-0000-7000-8000-000000000004'
    when 'adjustment' then '00000000-0000-7000-8000-000000000005'
  end::uuid
$$;
