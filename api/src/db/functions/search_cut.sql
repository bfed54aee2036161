-- A text as it is searched, with one space for whatever stands between words: spaces and punctuation.
create or replace function search_cut(p_text text)
returns text language sql immutable parallel safe as $$
  select regexp_replace(search_text(p_text),
    '[\u0001-/:-@\[-`{-\u00bf\u00d7\u00f7\u1680\u2000-\u206f\u20a0-\u20cf\u3000-\u3003]+', ' ', 'g')
$$;
