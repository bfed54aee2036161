-- Writes the proposal of a first confirmation that stands without one.
create or replace function payment_request_propose(p_request payment_requests)
returns void language sql as $$
  insert into proposals (id, kind, permission, payer_id, request_id, subject, amount, reason, document, facts, proposed_by, created_at)
  select uuid_v7(), 'request_paid', 'payment_request:manage', p_request.payer_id, p_request.id, p_request.id::text, p_request.amount,
    nullif(p_request.status_note, ''), p_request.bank_reference,
    jsonb_build_object('details', coalesce(jsonb_agg(jsonb_build_object('field', d.field, 'before', null, 'after', d.value) order by d.n)
      filter (where d.value is not null), '[]')),
    p_request.confirmed_by, p_request.confirmed_at
  from (values (1, 'bank_reference', p_request.bank_reference), (2, 'paid_on', p_request.paid_on::text),
    (3, 'payer_account', p_request.payer_account), (4, 'payer_inn', p_request.payer_inn)) d (n, field, value)
$$;
