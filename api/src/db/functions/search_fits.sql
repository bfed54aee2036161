-- Whether each of the words begins a word of the text, or a piece of it between spaces: an e-mail is looked for whole, too. For lists of
-- up to some thousand rows; those of more have an index of their words (search_words).
create or replace function search_fits(p_text text, p_words text[])
returns boolean language plpgsql immutable parallel safe as $$
declare
  v_text text := search_text(coalesce(p_text, ''));
  v_line text := ' ' || search_cut(v_text) || ' ' || v_text;
  v_word text;
begin
  foreach v_word in array p_words loop
    if strpos(v_line, ' ' || v_word) = 0 then return false; end if;
  end loop;
  return true;
end $$;
