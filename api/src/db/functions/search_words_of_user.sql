-- What a person is found by: words of the name; the e-mail whole, its halves and their pieces; the phone from its last ten, seven
-- and four digits on.
create or replace function search_words_of_user(p_name text, p_email text, p_phone text)
returns text[] language plpgsql immutable parallel safe as $$
declare
  v_email text := search_text(p_email);
  v_digits text := regexp_replace(coalesce(p_phone, ''), '[^0-9]', '', 'g');
  v_words text[] := search_words_of(p_name || ' ' || v_email);
begin
  if v_email <> '' then
    v_words := v_words || left(v_email, 60) || left(split_part(v_email, '@', 1), 60) || left(split_part(v_email, '@', 2), 60);
  end if;
  if length(v_digits) >= 10 then
    v_words := v_words || right(v_digits, 10) || right(v_digits, 7) || right(v_digits, 4);
  end if;
  return array(select distinct w from unnest(v_words) w where w <> '');
end $$;
