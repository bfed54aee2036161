-- A transfer pays one request of its own amount, by invoice, and no other once that is paid or confirmed by the first of two people.
create or replace function bank_transfer_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a transfer is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.request_id is not null or new.ignored_at is not null then
      raise exception 'a transfer starts new' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.id, new.account, new.document_date, new.document_number, new.amount, new.payer_account) is distinct from
    (old.id, old.account, old.document_date, old.document_number, old.amount, old.payer_account) then
    raise exception 'what a transfer was never changes' using errcode = 'restrict_violation';
  end if;
  if old.request_id is not null and new.request_id is distinct from old.request_id
    and exists (select from payment_requests where id = old.request_id
      and (status in ('paid', 'refunded') or (status = 'processing' and confirmed_by is not null))) then
    raise exception 'a transfer pays one request' using errcode = 'restrict_violation';
  end if;
  if new.request_id is distinct from old.request_id and new.request_id is not null
    and not exists (select from payment_requests
      where id = new.request_id and method = 'invoice' and amount = new.amount) then
    raise exception 'a transfer pays an invoice of its amount' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
