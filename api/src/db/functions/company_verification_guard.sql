-- The word of two people about a company is about the requisites that they saw, is given once by each, and ends for good.
create or replace function company_verification_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a word about a company is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.second_by is not null or new.revoked_at is not null then
      raise exception 'a word about a company begins with one person' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.company_id, new.inn, new.kpp, new.bank_account, new.first_by, new.first_at) is distinct from
    (old.id, old.company_id, old.inn, old.kpp, old.bank_account, old.first_by, old.first_at) then
    raise exception 'what a person has said of a company never changes' using errcode = 'restrict_violation';
  end if;
  if old.revoked_at is not null or (old.second_by is not null
    and (new.second_by, new.second_at) is distinct from (old.second_by, old.second_at)) then
    raise exception 'the word about a company is given and taken back once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
