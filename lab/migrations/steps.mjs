/**
 * The same changes of a big ledger twice: as db/migrations/README.md wants them, and as they are usually written.
 * Columns, constraints and indexes of the two have names of their own, so that both fit into one database.
 */

/** Along the primary key, which no charge changes; what is filled already is left alone, so it may begin anew. */
const FILL = `do $$
declare
  k record;
begin
  select user_id, payer_id, day, type, model_id into k from ledger_user_days
  order by user_id, payer_id, day, type, model_id limit 1;
  while found loop
    update ledger_user_days d set origin = 'chat'
    from (select user_id, payer_id, day, type, model_id from ledger_user_days
      where (user_id, payer_id, day, type, model_id) >= (k.user_id, k.payer_id, k.day, k.type, k.model_id)
      order by user_id, payer_id, day, type, model_id limit 2000) b
    where (d.user_id, d.payer_id, d.day, d.type, d.model_id) = (b.user_id, b.payer_id, b.day, b.type, b.model_id)
      and d.origin is null;
    commit;
    select user_id, payer_id, day, type, model_id into k from ledger_user_days
    where (user_id, payer_id, day, type, model_id) >= (k.user_id, k.payer_id, k.day, k.type, k.model_id)
    order by user_id, payer_id, day, type, model_id offset 2000 limit 1;
  end loop;
end $$`;

/** @typedef {{name: string, ours?: string, usual?: string, isHeld?: boolean}} Case */

/** Of `ours` each line `-- step` begins a step. @type {readonly Case[]} */
export const cases = [
  {
    name: 'a column with a default',
    ours: "alter table ledger_postings add column channel text not null default 'web'",
    usual: "alter table ledger_postings add column channel_2 text not null default 'web'",
  },
  {
    name: 'a check',
    ours: `-- step
alter table ledger_postings add constraint of_a_channel check (channel in ('web', 'api')) not valid;
-- step
alter table ledger_postings validate constraint of_a_channel`,
    usual: `alter table ledger_postings add constraint of_a_channel_2 check (channel in ('web', 'api'))`,
  },
  {
    name: 'an index',
    ours: `-- step outside of a transaction
create index concurrently if not exists by_channel on ledger_postings (channel, created_at)`,
    usual: 'create index by_channel_2 on ledger_postings (channel, created_at)',
  },
  {
    name: 'a column of the days, filled',
    ours: `-- step
alter table ledger_user_days add column origin text, alter column origin set default 'chat';
-- step outside of a transaction
${FILL}`,
    usual: `alter table ledger_user_days add column origin_2 text;
update ledger_user_days set origin_2 = 'chat'`,
  },
  {
    name: 'a column goes',
    ours: 'alter table ledger_postings drop column channel',
    usual: 'alter table ledger_postings drop column channel_2',
  },
  {
    name: 'a column, while a transaction that has read the table stays open for 30 s',
    ours: 'alter table ledger_postings add column late text',
    usual: 'alter table ledger_postings add column late_2 text',
    isHeld: true,
  },
];
