-- The words of a text, each once: what stands between spaces and punctuation, its first 60 letters.
create or replace function search_words_of(p_text text)
returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct left(w.word, 60)) filter (where w.word <> ''), '{}')
  from regexp_split_to_table(search_text(p_text), '[\s!-/:-@\[-`{-~«»„“”‘’—–…№\u00a0]+') w (word)
$$;
