-- Ends the proposal of a first confirmation with that confirmation: the second person's payment confirms it, anything else cancels it by
-- nobody and says why. The line of a statement by which it was given is free again. What a process of the release before confirms, and what
-- was confirmed before there were such proposals, becomes one here.
create or replace function proposal_follow_payment_request()
returns trigger language plpgsql as $$
declare
  v_open proposals;
begin
  select * into v_open from proposals where kind = 'request_paid' and subject = new.id::text and status = 'pending';
  if new.confirmed_by is not null then
    if v_open.id is null then perform payment_request_propose(new); end if;
  elsif new.status = 'paid' and new.status_by <> v_open.proposed_by then
    update proposals set status = 'confirmed', decided_by = new.status_by, decided_at = clock_timestamp(), entry_id = new.entry_id
    where id = v_open.id;
  else
    update proposals set status = 'cancelled', decided_at = clock_timestamp(), decision_reason = case new.status
      when 'paid' then 'Деньги зачислены по уведомлению провайдера'
      when 'processing' then coalesce(new.status_note, 'Первое подтверждение больше не действует')
      else 'Заявка закрыта' || coalesce(': ' || new.status_note, '') end
    where id = v_open.id;
  end if;
  if new.status = 'processing' and new.confirmed_by is null then
    -- Whoever has a line locked waits for the request.
    update bank_transfers set request_id = null, confirmed_by = null, confirmed_at = null, is_by_two = null
    where id in (select id from bank_transfers where request_id = new.id for update skip locked);
  end if;
  return null;
end $$;
