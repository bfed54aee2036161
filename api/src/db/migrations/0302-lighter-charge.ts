import type { Migration } from './index.ts';

/**
 * A charge took some seventeen statements inside the database; now it takes five, and every rule stands.
 * A foreign key asks, and locks the row that it finds, at each posting: with many clients at once the rows that all of
 * them name (`revenue`, the model) cost most. The same is kept where it is asked once a day, or where the row is at hand:
 * an entry and a payer by the trigger that reads the one and changes the other's balance, a person and a model by the
 * roll-ups. A list of words in a check is read anew by every statement; a function keeps it ready.
 */
export const lighterCharge: Migration = {
  id: '0302-lighter-charge',
  sql: [
    'alter table ledger_user_days add foreign key (user_id) references users (id)',
    `alter table ledger_payer_days
      add column named_model text generated always as (nullif(model_id, '')) stored references models (id)`,
    `create trigger ledger_accounts_stay before update or delete on ledger_accounts
      for each row execute function ledger_refuse_change()`,
    `create trigger ledger_accounts_never_truncated before truncate on ledger_accounts
      for each statement execute function ledger_refuse_change()`,
    `alter table ledger_entries drop constraint ledger_entries_user_id_fkey, drop constraint ledger_entries_model_id_fkey`,
    `alter table ledger_postings drop constraint ledger_postings_entry_id_fkey,
      drop constraint ledger_postings_account_id_fkey`,

    `create function ledger_kinds_agree(p_kind text, p_root_kind text, p_original uuid) returns boolean
    language plpgsql immutable parallel safe as $$
    begin
      return p_kind in ('topup', 'bonus', 'charge', 'refund', 'adjustment', 'reversal')
        and p_root_kind in ('topup', 'bonus', 'charge', 'adjustment')
        and (p_kind in ('refund', 'reversal')) = (p_original is not null);
    end $$`,
    `alter table ledger_entries drop constraint ledger_entries_kind_check, drop constraint ledger_entries_root_kind_check,
      drop constraint ledger_entries_answer_names_its_original,
      add constraint ledger_entries_kinds_agree check (ledger_kinds_agree(kind, root_kind, original_id))`,
    `alter table ledger_postings drop constraint ledger_postings_amount_check,
      drop constraint ledger_postings_payer_knows_balance,
      add constraint ledger_postings_whole check (amount <> 0 and (payer_id is null) = (balance_after is null))`,
    `alter table payer_balances drop constraint payer_balances_held_check,
      drop constraint payer_balances_credit_limit_check, drop constraint payer_balances_within_credit_limit,
      add constraint payer_balances_within_credit_limit
        check (held >= 0 and credit_limit >= 0 and balance - held >= -credit_limit)`,

    `create function ledger_is_system_account(p_id uuid) returns boolean language sql immutable parallel safe as $$
      select p_id in ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002',
        '00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000004',
        '00000000-0000-7000-8000-000000000005')
    $$`,
    `create or replace function ledger_posting_apply() returns trigger language plpgsql as $$
    declare
      v record;
    begin
      if ledger_is_system_account(new.account_id) then
        new.payer_id := null;
        new.balance_after := null;
        return new;
      end if;
      with e as (
        select kind, root_kind, user_id, model_id, created_at, ledger_day(created_at) as day
        from ledger_entries where id = new.entry_id
      ), b as (
        update payer_balances t set
          balance = t.balance + new.amount,
          total_topped_up = t.total_topped_up + case when e.root_kind = 'topup' then new.amount else 0 end,
          total_spent = t.total_spent - case when e.root_kind = 'charge' then new.amount else 0 end,
          updated_at = greatest(t.updated_at, e.created_at)
        from e where t.payer_id = new.account_id
        returning t.balance, t.total_topped_up
      ), of_payer as (
        insert into ledger_payer_days as d (payer_id, day, type, model_id, amount_in, amount_out, postings)
        select new.account_id, day, kind, coalesce(model_id, ''), greatest(new.amount, 0), greatest(-new.amount, 0), 1
        from e
        on conflict (payer_id, day, type, model_id) do update set
          amount_in = d.amount_in + excluded.amount_in,
          amount_out = d.amount_out + excluded.amount_out,
          postings = d.postings + 1
      ), of_user as (
        insert into ledger_user_days as d (user_id, payer_id, day, type, model_id, amount_in, amount_out, postings)
        select user_id, new.account_id, day, kind, coalesce(model_id, ''), greatest(new.amount, 0),
          greatest(-new.amount, 0), 1
        from e where user_id is not null
        on conflict (user_id, payer_id, day, type, model_id) do update set
          amount_in = d.amount_in + excluded.amount_in,
          amount_out = d.amount_out + excluded.amount_out,
          postings = d.postings + 1
      )
      select e.*, b.* into v from e, b;
      if not found then
        raise exception 'a posting needs its entry % and its account %', new.entry_id, new.account_id
          using errcode = 'foreign_key_violation';
      end if;
      new.id := uuid_v7(v.created_at);
      new.payer_id := new.account_id;
      new.type := v.kind;
      new.user_id := v.user_id;
      new.model_id := v.model_id;
      new.created_at := v.created_at;
      new.balance_after := v.balance;
      if v.root_kind = 'topup' then
        update payers p set tier = t.code
        from (select code from tiers where threshold <= greatest(v.total_topped_up, 0) order by threshold desc limit 1) t
        where p.id = new.payer_id and not p.tier_is_manual and p.tier <> t.code;
      end if;
      return new;
    end $$`,

    /* At once instead of at commit, so nothing unbalanced is ever there to be read; an entry stays at zero line by line. */
    'drop trigger ledger_postings_sum_to_zero on ledger_postings',
    'drop function ledger_entry_sums_to_zero()',
    `create function ledger_postings_come_whole() returns trigger language plpgsql as $$
    begin
      if exists (select from lines group by entry_id having sum(amount) <> 0 or count(payer_id) = 0) then
        raise exception 'postings of an entry do not sum to zero, or move no payer''s money' using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
    `create trigger ledger_postings_sum_to_zero after insert on ledger_postings referencing new table as lines
      for each statement execute function ledger_postings_come_whole()`,

    /*
     * The lock, the answer and the writing are one statement, which sees the locked row as it is after the wait. Other
     * rows it sees as of its own beginning, so a member's cap is asked by a second one, with the lock held, and an earlier
     * entry with the same key only where none could be written.
     */
    `create or replace function ledger_charge(p_payer uuid, p_amount numeric, p_details jsonb default '{}')
    returns ledger_result language plpgsql as $$
    declare
      v record;
      v_amount numeric(30,10) := p_amount;
      v_user uuid := (p_details->>'user_id')::uuid;
      v_at timestamptz := coalesce((p_details->>'at')::timestamptz, clock_timestamp());
      v_is_within_cap boolean := v_user is null;
      v_known ledger_result;
      v_answer ledger_result;
    begin
      loop
        with b as materialized (
          select t.balance, t.held, t.credit_limit, case
              when not p.is_active then 'inactive'
              when p.kind = 'group' and not v_is_within_cap then 'cap'
              when t.balance - t.held - v_amount < -t.credit_limit then 'insufficient'
              else 'posted' end as status
          from payer_balances t join payers p on p.id = t.payer_id where t.payer_id = p_payer for update of t
        ), e as (
          insert into ledger_entries (id, kind, root_kind, user_id, actor_id, model_id, document_type, document_id,
            document_number, description, reason, request_key, created_at)
          select coalesce((p_details->>'id')::uuid, uuid_v7(v_at)), 'charge', 'charge', v_user,
            (p_details->>'actor_id')::uuid, p_details->>'model_id', p_details->>'document_type', p_details->>'document_id',
            p_details->>'document_number', coalesce(p_details->>'description', ''), p_details->>'reason',
            p_details->>'request_key', v_at
          from b where b.status = 'posted'
          on conflict (request_key) do nothing
          returning id
        ), lines as (
          insert into ledger_postings (id, entry_id, account_id, type, amount, created_at)
          select e.id, e.id, line.account_id, 'charge', line.amount, v_at
          from e cross join (values (ledger_system_account('revenue'), v_amount), (p_payer, -v_amount))
            as line (account_id, amount)
        )
        select b.*, e.id as entry_id into v from b left join e on true;
        if not found then return ledger_answer('not_found', p_payer); end if;
        exit when v.status <> 'cap' or ledger_over_cap(p_payer, v_user, v_amount, v_at);
        v_is_within_cap := true;
      end loop;

      if v.entry_id is null then
        if p_details ? 'request_key' then
          v_known := ledger_replay('charge', p_payer, -v_amount, p_details->>'request_key');
          if v_known.status is not null then return v_known; end if;
        end if;
        return ledger_answer(v.status, p_payer);
      end if;
      v_answer.status := 'posted';
      v_answer.entry_id := v.entry_id;
      v_answer.balance := v.balance - v_amount;
      v_answer.held := v.held;
      v_answer.available := v.balance - v_amount - v.held + v.credit_limit;
      return v_answer;
    end $$`,
  ].join(';\n'),
};
