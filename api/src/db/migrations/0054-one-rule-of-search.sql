-- One rule of search for the database and the browser (docs/decisions/0146): search_text is NFKC and drops what nobody sees.
-- step
\ir ../functions/search_text.sql
\ir ../functions/search_cut.sql
\ir ../functions/search_words_of.sql
\ir ../functions/search_fits.sql
-- step outside of a transaction
-- Finds the words anew of people with other letters than those that the former rule read alike, two thousand at a time. A row that was done
-- is found once more and stays as it is.
do $$
declare
  v_last uuid := '00000000-0000-0000-0000-000000000000';
  v_next uuid;
begin
  loop
    v_next := (select n.id from (select id from users where id > v_last order by id limit 2000) n order by n.id desc limit 1);
    exit when v_next is null;
    perform search_words_save('user', o.id, search_words_of_user(o.display_name, o.email, o.phone), false)
      from users o where o.id > v_last and o.id <= v_next and o.deleted_at is null and o.display_name ~ '[^ -~А-Яа-яЁё]';
    v_last := v_next;
    commit;
  end loop;
end $$;
-- step outside of a transaction
-- Finds the words anew of payers with other letters than those that the former rule read alike, two thousand at a time. A row that was done
-- is found once more and stays as it is.
do $$
declare
  v_last uuid := '00000000-0000-0000-0000-000000000000';
  v_next uuid;
begin
  loop
    v_next := (select n.id from (select id from payers where id > v_last order by id limit 2000) n order by n.id desc limit 1);
    exit when v_next is null;
    perform search_words_save('payer', o.id, search_words_of(o.name), false)
      from payers o where o.id > v_last and o.id <= v_next and o.name ~ '[^ -~А-Яа-яЁё]';
    v_last := v_next;
    commit;
  end loop;
end $$;
