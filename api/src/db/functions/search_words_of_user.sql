-- What a person is found by: words of the name; the e-mail whole, its halves and their pieces; the phone from its last ten, seven
-- and four digits on.
create or replace function search_words_of_user(p_name text, p_email text, p_phone text)
returns text[] language sql immutable parallel safe as $$
  select array(
    select unnest(search_words_of(p_name))
    union select unnest(search_words_of(p_email))
    union select left(part, 60) from unnest(array[
      search_text(p_email), search_text(split_part(p_email, '@', 1)), search_text(split_part(p_email, '@', 2))]) part
      where part <> ''
    union select right(digits, tail)
      from regexp_replace(coalesce(p_phone, ''), '[^0-9]', '', 'g') digits, unnest(array[10, 7, 4]) tail
      where length(digits) >= tail)
$$;
