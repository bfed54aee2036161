-- The words of a text, each once: what stands between spaces and punctuation, its first 60 letters. In plpgsql, which keeps its
-- plan: a trigger asks for each row.
create or replace function search_words_of(p_text text)
returns text[] language plpgsql immutable parallel safe as $$
begin
  return array(select distinct left(w.word, 60)
    from regexp_split_to_table(search_text(p_text), '[\s!-/:-@\[-`{-~«»„“”‘’—–…№\u00a0]+') w (word)
    where w.word <> '');
end $$;
