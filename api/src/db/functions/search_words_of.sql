-- The words of a text, each once, its first 60 letters (`searchWords` of the kernel's core/search). In plpgsql, which keeps its plan: a
-- trigger asks for each row.
create or replace function search_words_of(p_text text)
returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select distinct left(w.word, 60) from unnest(string_to_array(search_cut(p_text), ' ')) w (word) where w.word <> '');
end $$;
