-- Makes these the words of a row; what stays is not written again.
create or replace function search_words_save(p_entity text, p_id uuid, p_words text[])
returns void language sql as $$
  delete from search_words where entity = p_entity and id = p_id and word <> all (p_words);
  insert into search_words select p_entity, p_id, w from unnest(p_words) w on conflict do nothing;
$$;
