-- Ends a first confirmation with its proposal: the request stays in process, and its history says why.
create or replace function payment_request_follow_proposal()
returns trigger language plpgsql as $$
begin
  update payment_requests set confirmed_by = null, confirmed_at = null, status_by = new.decided_by, status_at = clock_timestamp(),
    status_note = coalesce(new.decision_reason, case new.status when 'lapsed' then 'За 7 дней его никто не подтвердил'
      else 'Отозвано тем, кто подтвердил' end)
  where id = new.request_id and status = 'processing' and confirmed_by = new.proposed_by;
  return null;
end $$;
