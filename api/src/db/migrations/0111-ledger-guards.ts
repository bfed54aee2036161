import type { Migration } from './index.ts';

/**
 * What the ledger never lets happen, whoever writes the SQL: a changed or lost posting, an entry that does not
 * sum to zero, a balance that is not the sum of its postings, a held sum that is not the sum of its holds.
 */
export const ledgerGuards: Migration = {
  id: '0111-ledger-guards',
  sql: [
    /* The cabinet's calendar day is Moscow's, at a fixed offset: no time zone tables are needed. */
    `create function ledger_day(p_at timestamptz) returns date language sql immutable parallel safe as $$
      select ((p_at at time zone 'UTC') + interval '3 hours')::date
    $$`,
    `create function ledger_day_start(p_day date) returns timestamptz language sql immutable parallel safe as $$
      select (p_day::timestamp - interval '3 hours') at time zone 'UTC'
    $$`,

    `create function ledger_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
    end $$`,
    ...['ledger_entries', 'ledger_postings'].flatMap((table) => [
      `create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function ledger_refuse_change()`,
      `create trigger ${table}_never_truncated before truncate on ${table}
        for each statement execute function ledger_refuse_change()`,
    ]),

    `create function payer_open_account() returns trigger language plpgsql as $$
    begin
      insert into ledger_accounts (id, code, payer_id) values (new.id, 'payer:' || new.id, new.id);
      insert into payer_balances (payer_id, updated_at) values (new.id, new.created_at);
      return null;
    end $$`,
    'create trigger payers_open_account after insert on payers for each row execute function payer_open_account()',

    /* Depth 1 means a statement of a client; a posting or a hold comes here from its own trigger, deeper. */
    `create function payer_balance_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.balance <> 0 or new.held <> 0 or new.total_topped_up <> 0 or new.total_spent <> 0 then
          raise exception 'a balance starts at zero' using errcode = 'restrict_violation';
        end if;
        return new;
      end if;
      if tg_op = 'DELETE' or pg_trigger_depth() < 2 then
        raise exception 'a balance changes only through postings and holds' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
    `create trigger payer_balances_start before insert or delete on payer_balances
      for each row execute function payer_balance_guard()`,
    `create trigger payer_balances_guard before update of balance, held, total_topped_up, total_spent on payer_balances
      for each row execute function payer_balance_guard()`,

    /* The lines of the system's own accounts carry no balance: nobody has to wait for one row of the whole company. */
    `create function ledger_posting_apply() returns trigger language plpgsql as $$
    declare
      e ledger_entries;
      v_in numeric := greatest(new.amount, 0);
      v_out numeric := greatest(-new.amount, 0);
      v_topped_up numeric;
      v_day date;
    begin
      if new.account_id < '00000000-0000-7000-8000-000000000100' then
        new.payer_id := null;
        new.balance_after := null;
        return new;
      end if;
      select * into strict e from ledger_entries where id = new.entry_id;
      new.id := uuid_v7(e.created_at);
      new.type := e.kind;
      new.user_id := e.user_id;
      new.model_id := e.model_id;
      new.created_at := e.created_at;
      update payer_balances set
        balance = balance + new.amount,
        total_topped_up = total_topped_up + case when e.root_kind = 'topup' then new.amount else 0 end,
        total_spent = total_spent - case when e.root_kind = 'charge' then new.amount else 0 end,
        updated_at = greatest(updated_at, e.created_at)
      where payer_id = new.account_id
      returning balance, total_topped_up into new.balance_after, v_topped_up;
      new.payer_id := new.account_id;
      v_day := ledger_day(e.created_at);
      insert into ledger_payer_days as d (payer_id, day, type, model_id, amount_in, amount_out, postings)
      values (new.payer_id, v_day, e.kind, coalesce(e.model_id, ''), v_in, v_out, 1)
      on conflict (payer_id, day, type, model_id) do update set
        amount_in = d.amount_in + excluded.amount_in,
        amount_out = d.amount_out + excluded.amount_out,
        postings = d.postings + 1;
      if e.user_id is not null then
        insert into ledger_user_days as d (user_id, payer_id, day, type, amount_in, amount_out, postings)
        values (e.user_id, new.payer_id, v_day, e.kind, v_in, v_out, 1)
        on conflict (user_id, payer_id, day, type) do update set
          amount_in = d.amount_in + excluded.amount_in,
          amount_out = d.amount_out + excluded.amount_out,
          postings = d.postings + 1;
      end if;
      if e.root_kind = 'topup' then
        update payers p set tier = t.code
        from (select code from tiers where threshold <= greatest(v_topped_up, 0) order by threshold desc limit 1) t
        where p.id = new.payer_id and not p.tier_is_manual and p.tier <> t.code;
      end if;
      return new;
    end $$`,
    `create trigger ledger_postings_apply before insert on ledger_postings
      for each row execute function ledger_posting_apply()`,

    `create function ledger_entry_sums_to_zero() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_postings where entry_id = new.entry_id) <> 0 then
        raise exception 'postings of entry % do not sum to zero', new.entry_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
    `create constraint trigger ledger_postings_sum_to_zero after insert on ledger_postings
      deferrable initially deferred for each row execute function ledger_entry_sums_to_zero()`,
    `create function ledger_entry_has_postings() returns trigger language plpgsql as $$
    begin
      if not exists (select from ledger_postings where entry_id = new.id) then
        raise exception 'entry % has no postings', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
    `create constraint trigger ledger_entries_have_postings after insert on ledger_entries
      deferrable initially deferred for each row execute function ledger_entry_has_postings()`,

    `create function hold_apply() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.status <> 'active' then
          raise exception 'a hold starts active' using errcode = 'restrict_violation';
        end if;
        update payer_balances set held = held + new.amount, updated_at = greatest(updated_at, new.created_at)
        where payer_id = new.payer_id;
        return new;
      end if;
      if tg_op = 'DELETE' or old.status <> 'active' or new.status = 'active'
        or new.payer_id <> old.payer_id or new.amount <> old.amount then
        raise exception 'a hold only ends, once' using errcode = 'restrict_violation';
      end if;
      update payer_balances set held = held - old.amount, updated_at = greatest(updated_at, new.closed_at)
      where payer_id = new.payer_id;
      return new;
    end $$`,
    `create trigger holds_apply before insert or update or delete on holds
      for each row execute function hold_apply()`,
  ].join(';\n'),
};
