-- What a document of the bank is known by, however its number was written: «ПП 7», «№7» and «п/п № 007 от 24.11.2026» are one. These
-- are the digits beside a date, without zeros in front; a text that has none stands for itself. An index rests on it, so whoever changes
-- it builds `payment_requests_of_document` and `bank_transfers_of_document` again.
create or replace function bank_document_key(p_reference text)
returns text language sql immutable strict parallel safe as $$
  select coalesce(
    nullif(ltrim(regexp_replace(regexp_replace(normalize(p_reference, nfkc),
      '(?<![0-9])([0-9]{1,2}[./-][0-9]{1,2}[./-]([0-9]{4}|[0-9]{2})|[0-9]{4}-[0-9]{2}-[0-9]{2})(?![0-9])', ' ', 'g'),
      '[^0-9]', '', 'g'), '0'), ''),
    nullif(ltrim(regexp_replace(normalize(p_reference, nfkc), '[^0-9]', '', 'g'), '0'), ''),
    lower(regexp_replace(normalize(p_reference, nfkc), '\s', '', 'g')))
$$;
