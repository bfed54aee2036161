-- What one person has moved by hand without a second one in the last 24 hours and the last 30 days, in roubles without signs,
-- over all payers and kinds, and the sum below which their next step needs nobody else: p_from in 24 hours, ten times that in
-- 30 days (product §19.5). It counts what came into accounts and left them by their entries, and raises of credit
-- limits; a row of a raise that tells of no number, which the API's role can write, is a large sum. What two people have agreed
-- on is not counted, nor is the money of one's own group that went on to its owner.
-- Payments that two people made before a first confirmation was a proposal say so in their history alone.
create or replace function moved_alone(p_actor uuid, p_from numeric, out day numeric, out month numeric, out allowance numeric)
language plpgsql stable as $$
begin
  select added.day, added.month, greatest(0, least(p_from - added.day, p_from * 10 - added.month))
  into day, month, allowance
  from (select coalesce(sum(moved.amount) filter (where moved.at > clock_timestamp() - interval '24 hours'), 0) as day,
    coalesce(sum(moved.amount), 0) as month from (
    select abs(l.amount) as amount, e.created_at as at
    from ledger_entries e join ledger_postings l on l.entry_id = e.id and l.payer_id is not null
    where e.actor_id = p_actor and e.created_at > clock_timestamp() - interval '30 days'
      and e.document_type is distinct from 'group'
      and not exists (select from proposals f where f.entry_id = e.id)
      and not exists (
        select from payment_requests r join payment_request_history h on h.request_id = r.id
        where r.entry_id = e.id and h.from_status = h.to_status and h.actor_id <> p_actor)
    union all
    select least(1e20, greatest(0, (a.after ->> 'credit_limit')::numeric - (a.before ->> 'credit_limit')::numeric)), a.created_at
    from audit_log a
    where a.actor_id = p_actor and a.action = 'payer.credit_limit'
      and a.created_at > clock_timestamp() - interval '30 days' and a.after ->> 'proposal_id' is null
  ) moved) added;
end $$;
