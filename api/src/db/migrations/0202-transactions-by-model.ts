import type { Migration } from './index.ts';

/** A payer's transactions of one model, however rare the model is. */
export const transactionsByModel: Migration = {
  id: '0202-transactions-by-model',
  sql: `create index ledger_postings_payer_model on ledger_postings (payer_id, model_id, created_at desc, id desc)
    where payer_id is not null and model_id is not null`,
};
