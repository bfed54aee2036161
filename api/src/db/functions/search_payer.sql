create or replace function search_payer()
returns trigger language plpgsql as $$
begin
  perform search_words_save('payer', new.id, search_words_of(new.name), tg_op = 'INSERT');
  return null;
end $$;
