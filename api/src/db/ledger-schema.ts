import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Money = string;
type Zero = ColumnType<Money, Money | undefined, Money>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type DefaultTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** Written by the database alone: a trigger keeps it. */
type Kept<T> = ColumnType<T, never, never>;

export type PayerKind = 'user' | 'group' | 'company';
export type EntryKind = 'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal';
export type HoldStatus = 'active' | 'captured' | 'released' | 'expired';
export type PaymentMethod = 'card' | 'invoice';
export type PaymentRequestStatus =
  | 'pending'
  | 'processing'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'refunded';

export type TiersTable = { code: string; name: string; threshold: Money; multiplier: string };

export type PayersTable = {
  id: string;
  kind: PayerKind;
  name: string;
  owner_id: string | null;
  user_id: string | null;
  group_id: string | null;
  company_id: string | null;
  tier: Generated<string>;
  tier_is_manual: Generated<boolean>;
  is_active: Generated<boolean>;
  created_at: DefaultTimestamp;
};

export type PayerBalancesTable = {
  payer_id: string;
  balance: Kept<Money>;
  held: Kept<Money>;
  credit_limit: Zero;
  total_topped_up: Kept<Money>;
  total_spent: Kept<Money>;
  updated_at: DefaultTimestamp;
};

export type LedgerAccountsTable = { id: string; code: string; payer_id: string | null };

export type LedgerEntriesTable = {
  id: string;
  kind: EntryKind;
  root_kind: 'topup' | 'bonus' | 'charge' | 'adjustment';
  original_id: string | null;
  user_id: string | null;
  actor_id: string | null;
  model_id: string | null;
  document_type: string | null;
  document_id: string | null;
  document_number: string | null;
  description: Generated<string>;
  reason: string | null;
  request_key: string | null;
  created_at: DefaultTimestamp;
};

export type LedgerPostingsTable = {
  id: string;
  number: GeneratedAlways<number>;
  entry_id: string;
  account_id: string;
  payer_id: string | null;
  type: EntryKind;
  user_id: string | null;
  model_id: string | null;
  amount: Money;
  balance_after: Money | null;
  created_at: Timestamp;
};

export type HoldsTable = {
  id: string;
  payer_id: string;
  user_id: string | null;
  model_id: string | null;
  amount: Money;
  status: Generated<HoldStatus>;
  request_key: string | null;
  entry_id: string | null;
  created_at: DefaultTimestamp;
  expires_at: Timestamp;
  closed_at: Timestamp | null;
};

export type LedgerPayerDaysTable = {
  payer_id: string;
  day: string;
  type: EntryKind;
  model_id: string;
  amount_in: Money;
  amount_out: Money;
  postings: number;
};

export type LedgerUserDaysTable = LedgerPayerDaysTable & { user_id: string };

export type LedgerChecksTable = {
  id: string;
  ok: boolean;
  entries: number;
  postings: number;
  payers: number;
  problems: JSONColumnType<{ kind: string; subject: string; detail: string }[], string, string>;
  started_at: Timestamp;
  finished_at: Timestamp;
  audit_seq: number | null;
  audit_hash: string | null;
};

export type ModelsTable = {
  id: string;
  name: string;
  developer: string;
  type: string;
  tags: Generated<string[]>;
  input_price: Money;
  output_price: Money;
  enabled: Generated<boolean>;
  created_at: DefaultTimestamp;
};

export type PaymentRequestsTable = {
  id: string;
  number: GeneratedAlways<number>;
  method: PaymentMethod;
  amount: Money;
  currency: Generated<string>;
  status: Generated<PaymentRequestStatus>;
  payer_id: string;
  user_id: string;
  provider: 'payanyway' | null;
  provider_operation_id: string | null;
  bank_reference: string | null;
  reject_reason: string | null;
  entry_id: string | null;
  refund_entry_id: string | null;
  created_at: DefaultTimestamp;
  expires_at: Timestamp;
  paid_at: Timestamp | null;
  status_at: DefaultTimestamp;
  status_by: string | null;
  status_note: string | null;
  confirmed_by: string | null;
  confirmed_at: Timestamp | null;
};

export type PaymentRequestHistoryTable = {
  id: GeneratedAlways<number>;
  request_id: string;
  at: Kept<Date>;
  from_status: Kept<PaymentRequestStatus | null>;
  to_status: Kept<PaymentRequestStatus>;
  actor_id: Kept<string | null>;
  note: Kept<string | null>;
};

export type PaymentNoticesTable = {
  id: string;
  request_id: string | null;
  command: 'pay' | 'check' | 'query';
  http_method: string;
  raw: string;
  fields: JSONColumnType<Record<string, string>, string | undefined, string>;
  remote_address: string | null;
  operation_id: string | null;
  received_at: DefaultTimestamp;
  decision: string | null;
  reason: string | null;
  answer: string | null;
  decided_at: Timestamp | null;
  /** By the provider, or answered to our own question. */
  is_signed: Generated<boolean>;
};

export type PromoRequestsTable = {
  id: string;
  user_id: string | null;
  email: string | null;
  ip: string;
  fingerprint: string;
  user_agent: Generated<string>;
  code: string;
  amount: Money;
  status: 'granted' | 'rejected' | 'flagged';
  reason: string | null;
  cluster_id: string | null;
  entry_id: string | null;
  created_at: DefaultTimestamp;
};

export type PromoBlocksTable = {
  kind: 'ip' | 'fingerprint';
  value: string;
  created_by: string | null;
  created_at: DefaultTimestamp;
};

export type RateCorrectionsTable = {
  id: string;
  number: GeneratedAlways<number>;
  scope_type: 'all' | 'vendor' | 'tag' | 'type' | 'model';
  scope_value: string | null;
  target_payer_id: string | null;
  target_tier: string | null;
  multiplier: string;
  reason: string;
  valid_from: DefaultTimestamp;
  valid_to: Timestamp | null;
  is_active: Generated<boolean>;
  created_by: string | null;
  created_at: DefaultTimestamp;
  deactivated_by: string | null;
  deactivated_at: Timestamp | null;
};

export type AuditLogTable = {
  seq: Generated<number>;
  id: Generated<string>;
  actor_id: string | null;
  action: string;
  entity_type: string;
  entity_id: string | null;
  before: JSONColumnType<object, string | null, never> | null;
  after: JSONColumnType<object, string | null, never> | null;
  ip: string | null;
  fingerprint: string | null;
  user_agent: string | null;
  trace_id: string | null;
  created_at: DefaultTimestamp;
  previous_hash: Generated<string>;
  hash: Generated<string>;
};

export type ModelChargesTable = {
  request_key: string;
  user_id: string;
  payer_id: string;
  model_id: string;
  input_tokens: number;
  output_tokens: number;
  base_amount: Money;
  correction_id: string | null;
  correction_multiplier: string;
  tier: string;
  tier_multiplier: string;
  amount: Money;
  entry_id: string | null;
  hold_id: string | null;
  created_at: DefaultTimestamp;
  digest: Generated<string>;
};

export type LowBalanceAlertsTable = {
  user_id: string;
  payer_id: string;
  threshold: Money;
  balance: Money;
  created_at: DefaultTimestamp;
};

export type JobRunsTable = {
  name: string;
  started_at: Timestamp;
  finished_at: Timestamp | null;
  error: string | null;
};

export type EmulatorOperationsTable = {
  id: GeneratedAlways<number>;
  transaction_id: string;
  fields: JSONColumnType<Record<string, string>, string, string>;
  status: Generated<'created' | 'inprogress' | 'succeeded' | 'canceled'>;
  notices_due: Generated<number>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp | null;
  last_answer: string | null;
  created_at: DefaultTimestamp;
};

/** Tables of money and of what is sold, by their names in the database. */
export type LedgerSchema = {
  audit_log: AuditLogTable;
  emulator_operations: EmulatorOperationsTable;
  holds: HoldsTable;
  job_runs: JobRunsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_checks: LedgerChecksTable;
  ledger_entries: LedgerEntriesTable;
  ledger_payer_days: LedgerPayerDaysTable;
  ledger_postings: LedgerPostingsTable;
  ledger_user_days: LedgerUserDaysTable;
  low_balance_alerts: LowBalanceAlertsTable;
  model_charges: ModelChargesTable;
  models: ModelsTable;
  payer_balances: PayerBalancesTable;
  payers: PayersTable;
  payment_notices: PaymentNoticesTable;
  payment_request_history: PaymentRequestHistoryTable;
  payment_requests: PaymentRequestsTable;
  promo_blocks: PromoBlocksTable;
  promo_requests: PromoRequestsTable;
  rate_corrections: RateCorrectionsTable;
  tiers: TiersTable;
};
