/** Where the rows of a money table stand once there are several primaries (docs/decisions/0102). */
export type Place =
  /** On the shard that this column names by a payer's id. */
  | { readonly by: string }
  /** On the payer's shard, once the table has a `payer_id` that is never null. */
  | 'lacks the payer'
  /** The same rows on every shard: each charge reads them, and they are rarely written. */
  | 'copied'
  /** Rows of its own on every shard, which the reader adds up. */
  | 'added up'
  /** In one place for all, because nothing of a payer waits for it. */
  | 'central';

/**
 * Tables that do not stand on the shard of their `payer_id`. The test fails for a money table that has none and is not
 * listed here.
 */
export const PLACES: Readonly<Record<string, Place>> = {
  payers: 'copied',
  rate_corrections: 'copied',
  ledger_accounts: { by: 'id' },
  ledger_entries: 'lacks the payer',
  ledger_postings: 'lacks the payer',
  ledger_postings_archive: 'lacks the payer',
  payment_request_history: 'lacks the payer',
  payment_notices: 'lacks the payer',
  ledger_days: 'added up',
  ledger_days_state: 'added up',
  ledger_checks: 'added up',
  // A charge uses none of these. Other work writes them in one transaction with the money (docs/decisions/0011), which
  // then spans two places.
  idempotency_keys: 'central',
  bank_transfers: 'central',
  bank_statement_lines: 'central',
  promo_requests: 'central',
};

/** Tables without money that money tables reference. They are copied to every shard too. */
export const COPIED_TABLES: readonly string[] = ['users', 'groups', 'companies', 'models', 'tiers'];

const ID = 'A uuid that the server makes is unique without asking: the key becomes (payer_id, id).';
const NUMBER =
  'A number that people read: taken from one sequence on the central place, kept unique beside the id by the payer.';
const WITH_PAYER = 'Takes the payer along: (payer_id, …) on both sides, which stand on one shard.';
const REQUEST_KEY =
  'Becomes (payer_id, request_key). Who repeats a call names the payer of the first attempt: a person who has changed company in between must not be charged twice.';
const FROM_CENTRAL =
  'Cannot be a foreign key across places: the central row is written after the payer’s, and the check of the ledger looks for rows that name nothing.';

/** Constraints that a distribution by payer does not keep, and what takes their place. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  ledger_accounts_code_key:
    'The code of a payer’s account is made of its id; those of the system are constants.',
  ledger_accounts_payer_id_key: 'payer_id equals id by a check: the primary key says the same.',

  ledger_entries_pkey: ID,
  ledger_entries_request_key_key: REQUEST_KEY,
  ledger_entries_one_reversal: WITH_PAYER,
  ledger_entries_original_id_fkey: WITH_PAYER,
  ledger_postings_id: ID,
  ledger_postings_archive_id: ID,
  ledger_postings_archive_pkey: 'As that of ledger_postings, from which its rows come.',
  ledger_postings_pkey:
    'Becomes (payer_id, entry_id, account_id): the line of a system account stands beside the payer’s line that it answers. An entry of two payers becomes two entries (docs/decisions/0102).',

  holds_pkey: ID,
  holds_request_key_key: REQUEST_KEY,
  holds_entry_id_fkey: WITH_PAYER,
  model_charges_pkey: REQUEST_KEY,
  model_charges_entry: WITH_PAYER,
  model_charges_hold: WITH_PAYER,
  model_charges_entry_id_fkey: WITH_PAYER,
  model_charges_hold_id_fkey: WITH_PAYER,

  payment_requests_pkey: ID,
  payment_requests_number_key: NUMBER,
  payment_requests_provider_operation_id_key:
    'Becomes (payer_id, provider_operation_id): a notice names the request, and the request the payer. The same operation for two requests is found by the check of the ledger.',
  payment_requests_entry_id_key: WITH_PAYER,
  payment_requests_refund_entry_id_key: WITH_PAYER,
  payment_requests_entry_id_fkey: WITH_PAYER,
  payment_requests_refund_entry_id_fkey: WITH_PAYER,
  payment_request_history_pkey: ID,
  payment_request_history_request_id_fkey: WITH_PAYER,
  payment_notices_pkey: ID,
  payment_notices_request_id_fkey:
    'Takes the payer along; a notice that names no request stands on the central place until somebody deletes it.',

  fund_proposals_pkey: ID,
  fund_proposals_number_key: NUMBER,
  fund_proposals_entry_id_key: WITH_PAYER,
  fund_proposals_entry_id_fkey: WITH_PAYER,

  bank_transfers_request_id_fkey: FROM_CENTRAL,
  promo_requests_entry_id_fkey: FROM_CENTRAL,
};
