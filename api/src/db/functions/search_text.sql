-- A text as it is searched: lower case also where the database's collation knows no Cyrillic, «ё» as «е».
create or replace function search_text(p_text text)
returns text language sql immutable parallel safe as $$
  select translate(lower(p_text), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе')
$$;
