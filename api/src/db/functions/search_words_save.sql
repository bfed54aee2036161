-- Makes these the words of a row; what stays is not written again.
create or replace function search_words_save(p_entity text, p_id uuid, p_words text[], p_is_new boolean)
returns void language plpgsql as $$
begin
  if not p_is_new then
    delete from search_words where entity = p_entity and id = p_id and word <> all (p_words);
  end if;
  insert into search_words select p_entity, p_id, w from unnest(p_words) w on conflict do nothing;
end $$;
