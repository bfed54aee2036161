import type { Migration } from './index.ts';

/**
 * The record of a priced call is written once. A capture used to overwrite the record of its reserve, so that a captured
 * reserve no longer knew which call it belonged to; now it has a record of its own, and both stay.
 */
export const chargesStay: Migration = {
  id: '0440-charges-stay',
  sql: [
    'alter table model_charges drop constraint model_charges_hold_id_key',
    `create unique index model_charges_hold on model_charges (hold_id, split_part(request_key, ':', 1))
      where hold_id is not null`,
    /* What these had reserved is in the reserve itself. */
    `update model_charges c set request_key = 'capture:' || substr(c.request_key, length('hold:') + 1)
      from holds h where h.id = c.hold_id and (c.entry_id is not null or c.amount <> h.amount)`,
    `create trigger model_charges_append_only before update or delete on model_charges
      for each row execute function ledger_refuse_change()`,
    `create trigger model_charges_never_truncated before truncate on model_charges
      for each statement execute function ledger_refuse_change()`,
  ].join(';\n'),
};
