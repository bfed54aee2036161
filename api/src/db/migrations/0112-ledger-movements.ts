import type { Migration } from './index.ts';

/**
 * Every movement of money is one call of one of these functions: it locks the payers in id order, answers a repeated
 * request key with the first entry, refuses what the money does not cover, and writes entry and postings.
 * A refusal is a status, not an error, so that the caller's transaction goes on.
 */
export const ledgerMovements: Migration = {
  id: '0112-ledger-movements',
  sql: [
    `create function ledger_system_account(p_code text) returns uuid language sql immutable strict parallel safe as $$
      select case p_code
        when 'gateway' then '00000000-0000-7000-8000-000000000001'
        when 'bank' then '00000000-0000-7000-8000-000000000002'
        when 'revenue' then '00000000-0000-7000-8000-000000000003'
        when 'bonus' then '00000000-0000-7000-8000-000000000004'
        when 'adjustment' then '00000000-0000-7000-8000-000000000005'
      end::uuid
    $$`,

    /* posted | replayed | insufficient | cap | inactive | conflict | state | not_found */
    `create type ledger_result as (
      status text, entry_id uuid, hold_id uuid, balance numeric(30,10), held numeric(30,10), available numeric(30,10)
    )`,
    `create function ledger_answer(p_status text, p_payer uuid, p_entry uuid default null, p_hold uuid default null)
    returns ledger_result language plpgsql stable as $$
    declare
      answer ledger_result;
    begin
      select p_status, p_entry, p_hold, b.balance, b.held, b.balance - b.held + b.credit_limit into answer
      from (select) one left join payer_balances b on b.payer_id = p_payer;
      return answer;
    end $$`,

    /* The answer to a request key that was used before: the same movement is a replay, another one a conflict. */
    `create function ledger_replay(p_kind text, p_payer uuid, p_amount numeric, p_key text)
    returns ledger_result language plpgsql stable as $$
    declare
      e record;
    begin
      select t.id, t.kind, p.amount into e
      from ledger_entries t left join ledger_postings p on p.entry_id = t.id and p.account_id = p_payer
      where t.request_key = p_key;
      if not found then return null; end if;
      if e.kind = p_kind and e.amount = p_amount then return ledger_answer('replayed', p_payer, e.id); end if;
      return ledger_answer('conflict', p_payer, e.id);
    end $$`,

    /*
     * p_details: id, user_id, actor_id, model_id, document_type, document_id, document_number, description, reason,
     * request_key, original_id, root_kind, at. The answer tells the balance of the first account.
     */
    `create function ledger_post(p_kind text, p_accounts uuid[], p_amounts numeric[], p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      v_payer record;
      v_amount numeric;
      v_short boolean := false;
      v_known ledger_result;
      v_at timestamptz := coalesce((p_details->>'at')::timestamptz, clock_timestamp());
      v_id uuid := coalesce((p_details->>'id')::uuid, uuid_v7(v_at));
    begin
      for v_payer in
        select payer_id, balance, held, credit_limit from payer_balances
        where payer_id = any (p_accounts) order by payer_id for update
      loop
        v_amount := p_amounts[array_position(p_accounts, v_payer.payer_id)];
        v_short := v_short or (v_amount < 0 and v_payer.balance + v_amount - v_payer.held < -v_payer.credit_limit);
      end loop;
      if p_details ? 'request_key' then
        v_known := ledger_replay(p_kind, p_accounts[1], p_amounts[1], p_details->>'request_key');
        if v_known.status is not null then return v_known; end if;
      end if;
      if v_short then return ledger_answer('insufficient', p_accounts[1]); end if;

      insert into ledger_entries (id, kind, root_kind, original_id, user_id, actor_id, model_id, document_type,
        document_id, document_number, description, reason, request_key, created_at)
      values (v_id, p_kind, coalesce(p_details->>'root_kind', p_kind), (p_details->>'original_id')::uuid,
        (p_details->>'user_id')::uuid, (p_details->>'actor_id')::uuid, p_details->>'model_id',
        p_details->>'document_type', p_details->>'document_id', p_details->>'document_number',
        coalesce(p_details->>'description', ''), p_details->>'reason', p_details->>'request_key', v_at);
      insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
      select v_id, v_id, line.account_id, p_kind, line.amount, v_at
      from unnest(p_accounts, p_amounts) as line (account_id, amount)
      order by line.account_id;
      return ledger_answer('posted', p_accounts[1], v_id);
    end $$`,

    /* What a member of a group has spent and reserved this month, against the cap that the owner set. */
    `create function ledger_over_cap(p_payer uuid, p_user uuid, p_amount numeric, p_at timestamptz)
    returns boolean language plpgsql stable as $$
    declare
      v_cap numeric;
      v_month date := date_trunc('month', ledger_day(p_at))::date;
    begin
      select m.monthly_cap into v_cap
      from payers p join group_members m on m.group_id = p.group_id and m.user_id = p_user
      where p.id = p_payer;
      if v_cap is null then return false; end if;
      return p_amount
        + coalesce((select sum(amount_out - amount_in) from ledger_user_days
            where user_id = p_user and payer_id = p_payer and type in ('charge', 'refund', 'reversal')
              and day >= v_month and day < v_month + interval '1 month'), 0)
        + coalesce((select sum(amount) from holds
            where payer_id = p_payer and user_id = p_user and status = 'active'), 0) > v_cap;
    end $$`,

    `create function ledger_charge(p_payer uuid, p_amount numeric, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      v_user uuid := (p_details->>'user_id')::uuid;
      v_known ledger_result;
      v_payer record;
    begin
      select p.is_active, p.kind into v_payer
      from payer_balances b join payers p on p.id = b.payer_id where b.payer_id = p_payer for update of b;
      if not found then return ledger_answer('not_found', p_payer); end if;
      if p_details ? 'request_key' then
        v_known := ledger_replay('charge', p_payer, -p_amount, p_details->>'request_key');
        if v_known.status is not null then return v_known; end if;
      end if;
      if not v_payer.is_active then return ledger_answer('inactive', p_payer); end if;
      if v_payer.kind = 'group' and v_user is not null and ledger_over_cap(p_payer, v_user, p_amount,
        coalesce((p_details->>'at')::timestamptz, clock_timestamp())) then
        return ledger_answer('cap', p_payer);
      end if;
      return ledger_post('charge', array[p_payer, ledger_system_account('revenue')], array[-p_amount, p_amount], p_details);
    end $$`,

    `create function ledger_hold(p_payer uuid, p_amount numeric, p_expires_at timestamptz, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      b payer_balances;
      h holds;
      v_id uuid;
      v_user uuid := (p_details->>'user_id')::uuid;
    begin
      select * into b from payer_balances where payer_id = p_payer for update;
      if not found then return ledger_answer('not_found', p_payer); end if;
      if p_details ? 'request_key' then
        select * into h from holds where request_key = p_details->>'request_key';
        if found then
          return ledger_answer(
            case when h.payer_id = p_payer and h.amount = p_amount then 'replayed' else 'conflict' end,
            p_payer, h.entry_id, h.id);
        end if;
      end if;
      if not (select is_active from payers where id = p_payer) then return ledger_answer('inactive', p_payer); end if;
      if b.balance - b.held - p_amount < -b.credit_limit then return ledger_answer('insufficient', p_payer); end if;
      if v_user is not null and ledger_over_cap(p_payer, v_user, p_amount, clock_timestamp()) then
        return ledger_answer('cap', p_payer);
      end if;
      v_id := coalesce((p_details->>'id')::uuid, uuid_v7());
      insert into holds (id, payer_id, user_id, model_id, amount, request_key, expires_at)
      values (v_id, p_payer, v_user, p_details->>'model_id', p_amount, p_details->>'request_key', p_expires_at);
      return ledger_answer('posted', p_payer, null, v_id);
    end $$`,

    /* Takes the real price, which may differ from the reserve; what was not used is free again. */
    `create function ledger_capture(p_hold uuid, p_amount numeric, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      h holds;
      b payer_balances;
      v_posted ledger_result;
      v_captured numeric;
      v_entry uuid := uuid_v7();
    begin
      select * into h from holds where id = p_hold;
      if not found then return ledger_answer('not_found', null); end if;
      select * into b from payer_balances where payer_id = h.payer_id for update;
      select * into h from holds where id = p_hold for update;
      if h.status = 'captured' then
        select -amount into v_captured from ledger_postings where entry_id = h.entry_id and account_id = h.payer_id;
        return ledger_answer(case when v_captured = p_amount then 'replayed' else 'conflict' end,
          h.payer_id, h.entry_id, h.id);
      end if;
      if h.status <> 'active' then return ledger_answer('state', h.payer_id, null, h.id); end if;
      if b.balance - (b.held - h.amount) - p_amount < -b.credit_limit then
        return ledger_answer('insufficient', h.payer_id, null, h.id);
      end if;
      update holds set status = 'captured', entry_id = v_entry, closed_at = clock_timestamp() where id = p_hold;
      v_posted := ledger_post('charge', array[h.payer_id, ledger_system_account('revenue')], array[-p_amount, p_amount],
        jsonb_build_object('user_id', h.user_id, 'model_id', h.model_id, 'document_type', 'hold', 'document_id', h.id)
          || p_details || jsonb_build_object('id', v_entry));
      if v_posted.status <> 'posted' then
        raise exception 'capture of hold % was not posted: %', p_hold, v_posted.status using errcode = 'check_violation';
      end if;
      v_posted.hold_id := h.id;
      return v_posted;
    end $$`,

    `create function ledger_release(p_hold uuid, p_status text default 'released')
    returns ledger_result language plpgsql as $$
    declare
      h holds;
    begin
      select * into h from holds where id = p_hold;
      if not found then return ledger_answer('not_found', null); end if;
      perform from payer_balances where payer_id = h.payer_id for update;
      select * into h from holds where id = p_hold for update;
      if h.status = p_status then return ledger_answer('replayed', h.payer_id, null, h.id); end if;
      if h.status <> 'active' then return ledger_answer('state', h.payer_id, h.entry_id, h.id); end if;
      update holds set status = p_status, closed_at = clock_timestamp() where id = p_hold;
      return ledger_answer('posted', h.payer_id, null, h.id);
    end $$`,

    /* Reserves that nobody came back for; skips a payer that is being charged right now, the next round takes it. */
    `create function ledger_expire_holds(p_now timestamptz default clock_timestamp(), p_limit integer default 500)
    returns integer language plpgsql as $$
    declare
      v_hold record;
      v_count integer := 0;
    begin
      for v_hold in
        select h.id from holds h where h.status = 'active' and h.expires_at <= p_now order by h.payer_id, h.id limit p_limit
      loop
        if (ledger_release(v_hold.id, 'expired')).status = 'posted' then v_count := v_count + 1; end if;
      end loop;
      return v_count;
    end $$`,

    /* A part or the whole of a charge or a top-up back; all refunds of an entry never exceed it. */
    `create function ledger_refund(p_original uuid, p_amount numeric, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      e ledger_entries;
      v_payer uuid;
      v_system uuid;
      v_original numeric;
      v_signed numeric;
      v_known ledger_result;
      v_refunded numeric;
    begin
      select * into e from ledger_entries where id = p_original;
      if not found then return ledger_answer('not_found', null); end if;
      select account_id, amount into v_payer, v_original
      from ledger_postings where entry_id = p_original and payer_id is not null order by account_id limit 1;
      select account_id into v_system from ledger_postings where entry_id = p_original and payer_id is null;
      if v_payer is null or v_system is null then return ledger_answer('state', v_payer, p_original); end if;
      perform from payer_balances where payer_id = v_payer for update;
      v_signed := case when v_original < 0 then p_amount else -p_amount end;
      if p_details ? 'request_key' then
        v_known := ledger_replay('refund', v_payer, v_signed, p_details->>'request_key');
        if v_known.status is not null then return v_known; end if;
      end if;
      if e.kind not in ('charge', 'topup')
        or exists (select from ledger_entries where original_id = p_original and kind = 'reversal') then
        return ledger_answer('state', v_payer, p_original);
      end if;
      select coalesce(sum(abs(p.amount)), 0) into v_refunded
      from ledger_entries r join ledger_postings p on p.entry_id = r.id and p.account_id = v_payer
      where r.original_id = p_original and r.kind = 'refund'
        and not exists (select from ledger_entries x where x.original_id = r.id and x.kind = 'reversal');
      if v_refunded + p_amount > abs(v_original) then return ledger_answer('state', v_payer, p_original); end if;
      return ledger_post('refund', array[v_payer, v_system], array[v_signed, -v_signed],
        jsonb_build_object('user_id', e.user_id, 'model_id', e.model_id, 'document_type', 'entry', 'document_id', e.id)
          || p_details || jsonb_build_object('original_id', e.id, 'root_kind', e.root_kind));
    end $$`,

    /* The answer to a mistake: the same lines with the other sign. Once an entry, never of a reversal. */
    `create function ledger_reverse(p_original uuid, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      e ledger_entries;
      v_accounts uuid[];
      v_amounts numeric[];
      v_reversal uuid;
    begin
      select * into e from ledger_entries where id = p_original;
      if not found then return ledger_answer('not_found', null); end if;
      select array_agg(account_id order by payer_id nulls last), array_agg(-amount order by payer_id nulls last)
      into v_accounts, v_amounts from ledger_postings where entry_id = p_original;
      perform from payer_balances where payer_id = any (v_accounts) order by payer_id for update;
      select id into v_reversal from ledger_entries where original_id = p_original and kind = 'reversal';
      if found then return ledger_answer('replayed', v_accounts[1], v_reversal); end if;
      if e.kind = 'reversal' or exists (
        select from ledger_entries r where r.original_id = p_original and r.kind = 'refund'
          and not exists (select from ledger_entries x where x.original_id = r.id and x.kind = 'reversal')) then
        return ledger_answer('state', v_accounts[1], p_original);
      end if;
      if e.kind = 'refund' and exists (
        select from ledger_entries x where x.original_id = e.original_id and x.kind = 'reversal') then
        return ledger_answer('state', v_accounts[1], p_original);
      end if;
      return ledger_post('reversal', v_accounts, v_amounts,
        jsonb_build_object('user_id', e.user_id, 'model_id', e.model_id, 'document_type', 'entry', 'document_id', e.id)
          || p_details || jsonb_build_object('original_id', e.id, 'root_kind', e.root_kind));
    end $$`,

    /* Income and spending of a payer in [from, to): whole days from the roll-up, the ends from the postings. */
    `create function ledger_payer_totals(p_payer uuid, p_from timestamptz, p_to timestamptz)
    returns table (type text, amount_in numeric, amount_out numeric, postings bigint) language sql stable as $$
      with bounds as (
        select case when p_from = ledger_day_start(ledger_day(p_from)) then ledger_day(p_from)
               else ledger_day(p_from) + 1 end as first_day,
               ledger_day(p_to) as after_day
      ), lines as (
        select d.type, d.amount_in, d.amount_out, d.postings
        from ledger_payer_days d, bounds b
        where d.payer_id = p_payer and d.day >= b.first_day and d.day < b.after_day
        union all
        select p.type, greatest(p.amount, 0), greatest(-p.amount, 0), 1
        from ledger_postings p, bounds b
        where p.payer_id = p_payer and p.created_at >= p_from
          and p.created_at < least(ledger_day_start(b.first_day), p_to)
        union all
        select p.type, greatest(p.amount, 0), greatest(-p.amount, 0), 1
        from ledger_postings p, bounds b
        where p.payer_id = p_payer and p.created_at < p_to
          and p.created_at >= ledger_day_start(greatest(b.after_day, b.first_day))
      )
      select lines.type, sum(lines.amount_in)::numeric(30,10), sum(lines.amount_out)::numeric(30,10),
        sum(lines.postings)::bigint
      from lines group by lines.type
    $$`,

    /* Every way in which the ledger could be wrong; an empty answer is a sound ledger. */
    `create function ledger_problems() returns table (kind text, subject text, detail text) language sql stable as $$
      select 'entry_not_zero', entry_id::text, sum(amount)::text
      from ledger_postings group by entry_id having sum(amount) <> 0
      union all
      select 'entry_without_postings', e.id::text, e.kind
      from ledger_entries e where not exists (select from ledger_postings p where p.entry_id = e.id)
      union all
      select 'balance_differs', b.payer_id::text, b.balance || ' <> ' || coalesce(p.total, 0)
      from payer_balances b
      left join (select account_id, sum(amount) as total from ledger_postings where payer_id is not null group by account_id) p
        on p.account_id = b.payer_id
      where b.balance <> coalesce(p.total, 0)
      union all
      select 'held_differs', b.payer_id::text, b.held || ' <> ' || coalesce(h.total, 0)
      from payer_balances b
      left join (select payer_id, sum(amount) as total from holds where status = 'active' group by payer_id) h
        on h.payer_id = b.payer_id
      where b.held <> coalesce(h.total, 0)
      union all
      select 'below_limit', payer_id::text, (balance - held)::text
      from payer_balances where balance - held < -credit_limit
      union all
      select 'days_differ', b.payer_id::text, b.balance || ' <> ' || coalesce(d.total, 0)
      from payer_balances b
      left join (select payer_id, sum(amount_in - amount_out) as total from ledger_payer_days group by payer_id) d
        on d.payer_id = b.payer_id
      where b.balance <> coalesce(d.total, 0)
      union all
      select 'payer_without_balance', p.id::text, p.name
      from payers p where not exists (select from payer_balances b where b.payer_id = p.id)
    $$`,
  ].join(';\n'),
};
