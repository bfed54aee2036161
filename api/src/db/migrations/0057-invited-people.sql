-- step outside of a transaction
-- Whoever was invited and has not come is a state of its own, in the filters of people as in the list.
create index concurrently if not exists users_invited on users (created_at)
  where is_active and password_hash is null and last_sign_in_at is null and deleted_at is null;
-- step outside of a transaction
-- What people have saved of the list named the state by the field, and names the state itself now. «Активен» never stood beside somebody
-- who was only invited.
do $$
begin
  loop
    update saved_views set query = regexp_replace(
      regexp_replace(query, '(^|&)is_active=true(?=&|$)', '\1state=active'), '(^|&)is_active=false(?=&|$)', '\1state=inactive')
      where id in (
        select id from saved_views where table_name = 'admin-users' and query ~ '(^|&)is_active=(true|false)(&|$)' limit 1000);
    exit when not found;
    commit;
  end loop;
end $$;
