-- Writes the proposal of a first word about a company that stands without one.
create or replace function company_verification_propose(p_word company_verifications)
returns void language sql as $$
  insert into proposals (id, kind, permission, payer_id, subject, facts, proposed_by, created_at)
  select uuid_v7(), 'company_verification', 'payment_request:manage', (select p.id from payers p where p.company_id = c.id), c.id::text,
    jsonb_build_object('title', c.name,
      'order', jsonb_build_object('inn', p_word.inn, 'kpp', p_word.kpp, 'account', p_word.bank_account),
      'details', (select jsonb_agg(jsonb_build_object('field', d.field, 'before', null, 'after', d.value) order by d.n)
        from (values (1, 'inn', p_word.inn), (2, 'kpp', p_word.kpp), (3, 'account', p_word.bank_account)) d (n, field, value)
        where d.value is not null)),
    p_word.first_by, p_word.first_at
  from companies c where c.id = p_word.company_id
$$;
