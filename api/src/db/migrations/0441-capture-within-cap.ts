import type { Migration } from './index.ts';

/**
 * A capture above its reserve asks the member's cap for the rest; what was reserved had been asked for. The month's
 * spending is that of the month's own charges: money that comes back counts only where this month had spent it, so
 * neither the refund of a top-up takes from the cap nor that of an old charge gives to it.
 */
export const captureWithinCap: Migration = {
  id: '0441-capture-within-cap',
  sql: [
    'create type ledger_month as (cap numeric(30,10), spent numeric(30,10), resets_at timestamptz)',
    /* Reserves are spent until they end. Without a cap nothing is summed. */
    `create function ledger_member_month(p_payer uuid, p_user uuid, p_at timestamptz)
    returns ledger_month language plpgsql stable as $$
    declare
      v_month date := date_trunc('month', ledger_day(p_at))::date;
      v_next date := (v_month + interval '1 month')::date;
      v_answer ledger_month;
    begin
      select m.monthly_cap into v_answer.cap
      from payers p join group_members m on m.group_id = p.group_id and m.user_id = p_user
      where p.id = p_payer;
      if v_answer.cap is null then return v_answer; end if;
      v_answer.resets_at := ledger_day_start(v_next);
      v_answer.spent :=
        coalesce((select sum(amount_out) from ledger_user_days
          where user_id = p_user and payer_id = p_payer and type = 'charge' and day >= v_month and day < v_next), 0)
        - coalesce((select sum(l.amount)
          from ledger_postings l
            join ledger_entries e on e.id = l.entry_id
            join ledger_entries o on o.id = e.original_id
            left join ledger_entries first on first.id = o.original_id
          where l.user_id = p_user and l.payer_id = p_payer and l.type in ('refund', 'reversal') and l.type <> 'charge'
            and l.created_at >= ledger_day_start(v_month) and l.created_at < v_answer.resets_at
            and e.root_kind = 'charge' and coalesce(first.created_at, o.created_at) >= ledger_day_start(v_month)), 0)
        + coalesce((select sum(amount) from holds
          where payer_id = p_payer and user_id = p_user and status = 'active'), 0);
      return v_answer;
    end $$`,
    `create or replace function ledger_over_cap(p_payer uuid, p_user uuid, p_amount numeric, p_at timestamptz)
    returns boolean language plpgsql stable as $$
    declare
      v_month ledger_month := ledger_member_month(p_payer, p_user, p_at);
    begin
      return v_month.cap is not null and v_month.spent + p_amount > v_month.cap;
    end $$`,
    `create or replace function ledger_capture(p_hold uuid, p_amount numeric, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      h holds;
      b payer_balances;
      v_posted ledger_result;
      v_captured numeric;
      v_entry uuid := uuid_v7();
      v_at timestamptz;
    begin
      select * into h from holds where id = p_hold;
      if not found then return ledger_answer('not_found', null); end if;
      select * into b from payer_balances where payer_id = h.payer_id for update;
      select * into h from holds where id = p_hold for update;
      v_at := clock_timestamp();
      if h.status = 'captured' then
        select -amount into v_captured from ledger_postings where entry_id = h.entry_id and account_id = h.payer_id;
        return ledger_answer(case when v_captured = p_amount then 'replayed' else 'conflict' end,
          h.payer_id, h.entry_id, h.id);
      end if;
      if h.status <> 'active' then return ledger_answer('state', h.payer_id, null, h.id); end if;
      if p_amount > h.amount and h.user_id is not null
        and ledger_over_cap(h.payer_id, h.user_id, p_amount - h.amount, v_at) then
        return ledger_answer('cap', h.payer_id, null, h.id);
      end if;
      if b.balance - (b.held - h.amount) - p_amount < -b.credit_limit then
        return ledger_answer('insufficient', h.payer_id, null, h.id);
      end if;
      update holds set status = 'captured', entry_id = v_entry, closed_at = v_at where id = p_hold;
      v_posted := ledger_post('charge', array[h.payer_id, ledger_system_account('revenue')], array[-p_amount, p_amount],
        jsonb_build_object('user_id', h.user_id, 'model_id', h.model_id, 'document_type', 'hold', 'document_id', h.id,
          'at', v_at) || p_details || jsonb_build_object('id', v_entry));
      if v_posted.status <> 'posted' then
        raise exception 'capture of hold % was not posted: %', p_hold, v_posted.status using errcode = 'check_violation';
      end if;
      v_posted.hold_id := h.id;
      return v_posted;
    end $$`,
  ].join(';\n'),
};
