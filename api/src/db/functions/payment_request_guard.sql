-- A request keeps what it asks for and goes the steps of its life. Without an invoice it is paid by two people alone (product §14.13).
create or replace function payment_request_guard()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payment request is never deleted' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'pending' then
      raise exception 'a payment request starts pending' using errcode = 'restrict_violation';
    end if;
    if new.without_invoice and new.method <> 'invoice' then
      raise exception 'only a transfer comes without an invoice' using errcode = 'restrict_violation';
    end if;
    new.status_at := new.created_at;
    return new;
  end if;
  if (new.id, new.number, new.method, new.amount, new.currency, new.payer_id, new.user_id, new.created_at,
    new.without_invoice)
    is distinct from
    (old.id, old.number, old.method, old.amount, old.currency, old.payer_id, old.user_id, old.created_at,
    old.without_invoice) then
    raise exception 'what a payment request asks for never changes' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status then
    if not exists (select from payment_request_transitions
      where from_status = old.status and to_status = new.status) then
      raise exception 'a payment request does not go from % to %', old.status, new.status
        using errcode = 'restrict_violation', constraint = 'payment_requests_transition';
    end if;
    if new.without_invoice and new.status = 'paid'
      and (old.confirmed_by is null or new.status_by is null or new.status_by = old.confirmed_by) then
      raise exception 'two people pay a request without an invoice' using errcode = 'restrict_violation';
    end if;
    if new.status_at = old.status_at then new.status_at := clock_timestamp(); end if;
  end if;
  return new;
end $$;
