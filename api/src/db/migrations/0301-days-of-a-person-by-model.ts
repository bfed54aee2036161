import type { Migration } from './index.ts';

/**
 * A person's days tell models apart, as a payer's do, so that no total of a person is looked for in every posting; the
 * self-check proves them like the payer's. Income has short indexes of its own: a charge, by far the most, is in none.
 */
export const daysOfAPersonByModel: Migration = {
  id: '0301-days-of-a-person-by-model',
  sql: [
    'delete from ledger_user_days',
    `alter table ledger_user_days add column model_id text not null default '',
      drop constraint ledger_user_days_pkey,
      add primary key (user_id, payer_id, day, type, model_id)`,
    `insert into ledger_user_days (user_id, payer_id, day, type, model_id, amount_in, amount_out, postings)
      select user_id, payer_id, ledger_day(created_at), type, coalesce(model_id, ''),
        sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
      from ledger_postings where payer_id is not null and user_id is not null
      group by 1, 2, 3, 4, 5`,

    `create or replace function ledger_posting_apply() returns trigger language plpgsql as $$
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
        insert into ledger_user_days as d (user_id, payer_id, day, type, model_id, amount_in, amount_out, postings)
        values (e.user_id, new.payer_id, v_day, e.kind, coalesce(e.model_id, ''), v_in, v_out, 1)
        on conflict (user_id, payer_id, day, type, model_id) do update set
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

    'alter function ledger_problems() rename to ledger_payer_problems',
    `create function ledger_problems() returns table (kind text, subject text, detail text) language sql stable as $$
      select * from ledger_payer_problems()
      union all
      select 'user_days_differ', user_id || ' ' || payer_id, coalesce(d.total, 0) || ' <> ' || coalesce(p.total, 0)
      from (select user_id, payer_id, sum(amount_in - amount_out) as total, sum(postings) as postings
          from ledger_user_days group by 1, 2) d
        full join (select user_id, payer_id, sum(amount) as total, count(*) as postings
          from ledger_postings where payer_id is not null and user_id is not null group by 1, 2) p
        using (user_id, payer_id)
      where (d.total, d.postings) is distinct from (p.total, p.postings)
    $$`,

    `create index ledger_postings_payer_income on ledger_postings (payer_id, created_at desc, id desc)
      where payer_id is not null and amount > 0`,
    `create index ledger_postings_user_income on ledger_postings (user_id, created_at desc, id desc)
      where payer_id is not null and user_id is not null and amount > 0`,
  ].join(';\n'),
};
