-- Whoever is deleted is found no more.
create or replace function search_user()
returns trigger language plpgsql as $$
begin
  perform search_words_save('user', new.id, case when new.deleted_at is null
    then search_words_of_user(new.display_name, new.email, new.phone) else '{}' end, tg_op = 'INSERT');
  return null;
end $$;
