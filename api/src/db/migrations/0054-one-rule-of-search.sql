-- One rule of search for the database and the browser (docs/decisions/0146): search_text is NFKC and drops what nobody sees.
\ir ../functions/search_text.sql
\ir ../functions/search_cut.sql
\ir ../functions/search_words_of.sql
\ir ../functions/search_fits.sql

-- step outside of a transaction
-- Finds the words anew of whatever has other letters than those that the former rule read alike, two thousand at a time. A row that was
-- done is found once more and stays as it is.
do $$
declare
  v_last uuid := '00000000-0000-0000-0000-000000000000';
  v_next uuid;
begin
  loop
    v_next := (select n.id from (select id from users where id > v_last order by id limit 2000) n order by n.id desc limit 1);
    exit when v_next is null;
    perform search_words_save('user', u.id, search_words_of_user(u.display_name, u.email, u.phone), false)
      from users u where u.id > v_last and u.id <= v_next and u.deleted_at is null and u.display_name ~ '[^ -~А-Яа-яЁё]';
    v_last := v_next;
    commit;
  end loop;
  v_last := '00000000-0000-0000-0000-000000000000';
  loop
    v_next := (select n.id from (select id from payers where id > v_last order by id limit 2000) n order by n.id desc limit 1);
    exit when v_next is null;
    perform search_words_save('payer', p.id, search_words_of(p.name), false)
      from payers p where p.id > v_last and p.id <= v_next and p.name ~ '[^ -~А-Яа-яЁё]';
    v_last := v_next;
    commit;
  end loop;
end $$;
