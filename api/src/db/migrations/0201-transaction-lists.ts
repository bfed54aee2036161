import type { Migration } from './index.ts';

/** Charges are by far the most postings; everything else stays one short walk away when a list is filtered by type. */
export const transactionLists: Migration = {
  id: '0201-transaction-lists',
  sql: [
    `create index ledger_postings_user_type on ledger_postings (user_id, type, created_at desc, id desc)
      where payer_id is not null and user_id is not null and type <> 'charge'`,
    `create index ledger_postings_type on ledger_postings (type, created_at desc, id desc)
      where payer_id is not null and type <> 'charge'`,
    'create unique index model_charges_entry on model_charges (entry_id) where entry_id is not null',
  ].join(';\n'),
};
