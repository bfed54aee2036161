-- The cap of whoever leaves a group goes on for what they have reserved.
create or replace function group_member_leaves()
returns trigger language plpgsql as $$
begin
  insert into former_members (payer_id, user_id, monthly_cap)
  select id, old.user_id, old.monthly_cap from payers where group_id = old.group_id
  on conflict (payer_id, user_id) do update set monthly_cap = excluded.monthly_cap;
  return null;
end $$;
