-- A text as it is searched (`foldText` of the kernel's core/search says the same): NFKC, lower case whatever the database's collation
-- knows, without signs that nobody sees, «ё» as «е».
create or replace function search_text(p_text text)
returns text language sql immutable parallel safe as $$
  select replace(normalize(translate(lower(normalize(replace(p_text, '№', ' '), nfkc) collate "und-x-icu") collate "C",
    U&'\00ad\0307\034f\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062'
    '\2063\2064\2066\2067\2068\2069\feff', ''), nfc), 'ё', 'е')
$$;
