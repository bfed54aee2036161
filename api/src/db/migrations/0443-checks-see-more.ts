import type { Migration } from './index.ts';

const CHARGE_COLUMNS = [
  'request_key',
  'user_id',
  'payer_id',
  'model_id',
  'input_tokens',
  'output_tokens',
  'base_amount',
  'correction_id',
  'correction_multiplier',
  'tier',
  'tier_multiplier',
  'amount',
  'entry_id',
  'hold_id',
];

/**
 * The check of the ledger also proves the records of priced calls and the chain of the audit log. A record carries a
 * digest of itself, made when it is written, and must agree with what was posted or reserved for it. Each check keeps the
 * head of the chain as it found it, so rows that are cut off its end are missed by the next one.
 */
export const checksSeeMore: Migration = {
  id: '0443-checks-see-more',
  sql: [
    `create trigger ledger_checks_append_only before update or delete on ledger_checks
      for each row execute function ledger_refuse_change()`,
    `create trigger ledger_checks_never_truncated before truncate on ledger_checks
      for each statement execute function ledger_refuse_change()`,
    'alter table ledger_checks add column audit_seq bigint, add column audit_hash text',

    'alter table model_charges add column digest text',
    `create function model_charge_digest(c model_charges) returns text language sql immutable as $$
      select encode(sha256(convert_to(jsonb_build_array(
        ${CHARGE_COLUMNS.map((column) => `c.${column}`).join(', ')}, extract(epoch from c.created_at))::text, 'UTF8')), 'hex')
    $$`,
    'alter table model_charges disable trigger model_charges_append_only',
    'update model_charges c set digest = model_charge_digest(c)',
    'alter table model_charges enable trigger model_charges_append_only',
    'alter table model_charges alter column digest set not null',
    `create function model_charge_seal() returns trigger language plpgsql as $$
    begin
      new.digest := model_charge_digest(new);
      return new;
    end $$`,
    `create trigger model_charges_seal before insert on model_charges
      for each row execute function model_charge_seal()`,

    `create function model_charge_problems() returns table (kind text, subject text, detail text) language sql stable as $$
      select 'charge_altered', c.request_key, 'the record is not what was written'
      from model_charges c where c.digest <> model_charge_digest(c)
      union all
      select 'charge_differs', c.request_key, c.amount || ' <> ' || coalesce((-l.amount)::text, 'nothing posted')
      from model_charges c left join ledger_postings l on l.entry_id = c.entry_id and l.account_id = c.payer_id
      where c.entry_id is not null
        and (c.amount, c.user_id, c.model_id) is distinct from (-l.amount, l.user_id, l.model_id)
      union all
      select 'charge_differs', c.request_key, c.amount || ' <> ' || coalesce(h.amount::text, 'nothing reserved')
      from model_charges c left join holds h on h.id = c.hold_id
      where c.request_key like 'hold:%' and c.amount <> 0
        and (c.amount, c.payer_id, c.user_id, c.model_id) is distinct from (h.amount, h.payer_id, h.user_id, h.model_id)
      union all
      select 'charge_differs', c.request_key, c.amount || ' and nothing posted'
      from model_charges c where c.entry_id is null and c.amount <> 0 and c.request_key not like 'hold:%'
      union all
      /* The base is rounded on its own, and the amount from what was not. */
      select 'charge_mispriced', c.request_key,
        c.amount || ' <> ' || c.base_amount || ' × ' || c.correction_multiplier || ' × ' || c.tier_multiplier
      from model_charges c
      where abs(c.amount - c.base_amount * c.correction_multiplier * c.tier_multiplier)
        > 0.0000000001 * (1 + c.correction_multiplier * c.tier_multiplier)
      union all
      select 'charge_unrecorded', e.id::text, e.request_key
      from ledger_entries e
      where e.kind = 'charge' and e.request_key like 'charge:%'
        and not exists (select from model_charges c where c.request_key = e.request_key)
      union all
      select 'charge_unrecorded', h.entry_id::text, 'reserve ' || h.id
      from holds h
      where h.status = 'captured' and h.request_key like 'hold:%'
        and not exists (select from model_charges c where c.hold_id = h.id and c.entry_id = h.entry_id)
    $$`,

    `create function audit_log_problems() returns table (kind text, subject text, detail text) language sql stable as $$
      select 'audit_broken', a.seq::text, case
        when a.hash <> a.as_it_is then 'the row was changed'
        else 'the row before it is not the one that it followed' end
      from (
        select r.seq, r.hash, r.previous_hash, audit_log_hash(r) as as_it_is,
          lag(r.hash, 1, repeat('0', 64)) over (order by r.seq) as before,
          lag(r.seq, 1, 0::bigint) over (order by r.seq) as seq_before
        from audit_log r
      ) a
      where a.hash <> a.as_it_is or a.previous_hash <> a.before or a.seq <> a.seq_before + 1
      union all
      select 'audit_cut', c.audit_seq::text, 'the check of ' || c.finished_at || ' saw ' || c.audit_hash || ' at its end'
      from ledger_checks c
      where c.audit_seq is not null
        and not exists (select from audit_log a where a.seq = c.audit_seq and a.hash = c.audit_hash)
    $$`,

    'alter function ledger_problems() rename to ledger_sum_problems',
    `create function ledger_problems() returns table (kind text, subject text, detail text) language sql stable as $$
      select * from ledger_sum_problems()
      union all
      select * from model_charge_problems()
      union all
      select * from audit_log_problems()
    $$`,
  ].join(';\n'),
};
