-- Whoever enters a company keeps their global role beside the company's, and has it back when they leave.
create or replace function user_keeps_global_role()
returns trigger language plpgsql as $$
begin
  if old.company_id is null then
    new.global_role_id := old.role_id;
  elsif new.company_id is null then
    if new.deleted_at is null then
      new.role_id := coalesce(old.global_role_id, (select id from roles where key = 'user'));
    end if;
    new.global_role_id := null;
  end if;
  return new;
end $$;
