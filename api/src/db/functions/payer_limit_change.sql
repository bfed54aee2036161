-- Changes a credit limit and records it: the only way for the API's role. Whoever is there with their session lowers it; they
-- raise it alone by less than their allowance of the rule of two (product §19.5), or as somebody else has proposed it with
-- theirs, whose proposal stands in the audit log. Raises alone of one person take turns, by the lock of their hand before that of the payer.
create or replace function payer_limit_change(p_by jsonb, p_origin jsonb, p_payer uuid, p_limit numeric, p_reason text,
  p_proposal uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_actor uuid := audit_actor(p_by);
  v_before numeric;
  v_may boolean;
begin
  if p_proposal is null then
    perform pg_advisory_xact_lock(7216030, hashtext(v_actor::text));
  end if;
  select credit_limit into strict v_before from payer_balances where payer_id = p_payer for update;
  if not p_by ? 'session' or not person_holds(v_actor, 'user:manage') then
    v_may := false;
  elsif p_limit <= v_before then
    v_may := true;
  elsif p_proposal is null then
    v_may := p_limit - v_before < (select m.allowance from rule_of_two r, moved_alone(v_actor, r.amount_from) m);
  else
    v_may := exists (
      select from proposals f join audit_log a on a.entity_type = 'proposal' and a.entity_id = f.id::text
        and a.action = 'proposal.create' and a.actor_id = f.proposed_by and a.written_by is null
      where f.id = p_proposal and f.kind = 'credit_limit' and f.payer_id = p_payer and f.status = 'pending'
        and f.expires_at > clock_timestamp() and f.limit_before + f.amount = p_limit
        and second_obstacle(v_actor, 'user:manage', f.proposed_by, a.created_at) is null);
  end if;
  if v_may is not true then
    raise exception 'one person may not change this limit so' using errcode = 'insufficient_privilege';
  end if;
  update payer_balances set credit_limit = p_limit where payer_id = p_payer;
  perform audit_record(p_by, p_origin, 'payer.credit_limit', 'payer', p_payer::text,
    jsonb_build_object('credit_limit', round(v_before, greatest(2, min_scale(v_before)))::text),
    jsonb_build_object('credit_limit', round(p_limit, greatest(2, min_scale(p_limit)))::text, 'reason', p_reason)
      || case when p_proposal is null then '{}' else jsonb_build_object('proposal_id', p_proposal) end);
end $$;
