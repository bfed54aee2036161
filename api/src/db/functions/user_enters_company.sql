-- Whoever gets a company is its member; a suspended one who comes back keeps the cap.
create or replace function user_enters_company()
returns trigger language plpgsql as $$
begin
  insert into company_members as m (user_id, company_id) values (new.id, new.company_id)
  on conflict (user_id) do update set company_id = excluded.company_id, suspended_role_id = null,
    monthly_cap = case when m.company_id = excluded.company_id then m.monthly_cap end,
    joined_at = case when m.company_id = excluded.company_id then m.joined_at else excluded.joined_at end;
  return null;
end $$;
