// Generated from the migrated database by `pnpm schema`. Do not edit.

import type { GeneratedAlways } from 'kysely';
import type { Filled, Json, Timestamp } from './column-types.ts';

/** Every table, by its name in the database. */
export interface Schema {
  audit_checks: {
    id: string;
    started_by: string | null;
    started_at: Filled<Timestamp>;
    heartbeat_at: Timestamp | null;
    finished_at: Timestamp | null;
    head_seq: number;
    head_hash: string;
    checked: Filled<number>;
    checked_hash: Filled<string>;
    ok: boolean | null;
    broken_at: number | null;
    reason: 'changed' | 'missing' | 'relinked' | 'rewritten' | 'cut' | null;
  };
  audit_log: {
    seq: Filled<number>;
    id: Filled<string>;
    actor_id: string | null;
    action: string;
    entity_type: string;
    entity_id: string | null;
    before: Json<'audit_log.before'> | null;
    after: Json<'audit_log.after'> | null;
    ip: string | null;
    fingerprint: string | null;
    user_agent: string | null;
    trace_id: string | null;
    created_at: Filled<Timestamp>;
    previous_hash: Filled<string>;
    hash: Filled<string>;
    written_by: string | null;
  };
  avatars: {
    user_id: string;
    hash: string;
    bytes: Uint8Array;
    updated_at: Filled<Timestamp>;
  };
  background_job_chunks: {
    job_id: string;
    n: number;
    bytes: Uint8Array;
  };
  background_job_files: {
    job_id: string;
    name: string;
    content_type: string;
    created_at: Filled<Timestamp>;
  };
  background_job_items: {
    job_id: string;
    n: number;
    item: string;
    label: string;
    state: Filled<'queued' | 'done' | 'failed'>;
    code: string | null;
    message: string | null;
  };
  background_jobs: {
    id: string;
    kind: string;
    params: Json<'background_jobs.params'>;
    status: Filled<'queued' | 'running' | 'done' | 'cancelled' | 'failed'>;
    total: Filled<number>;
    done: Filled<number>;
    failed: Filled<number>;
    created_by: string;
    origin: Json<'background_jobs.origin'>;
    created_at: Filled<Timestamp>;
    started_at: Timestamp | null;
    finished_at: Timestamp | null;
    heartbeat_at: Timestamp | null;
    claimed_by: string | null;
    cancel_requested_at: Timestamp | null;
    result: Json<'background_jobs.result'> | null;
  };
  bank_statement_lines: {
    statement_id: string;
    n: number;
    transfer_id: string | null;
    is_first: boolean;
    document_kind: string;
    document_number: string;
    document_date: string;
    received_on: string | null;
    amount: string;
    payer_name: string;
    payer_inn: string | null;
    payer_account: string;
    recipient_name: string;
    purpose: string;
  };
  bank_statement_unread: {
    statement_id: string;
    n: number;
    file_line: number;
    reason: string;
    text: string;
    digest: string;
  };
  bank_statements: {
    id: string;
    file_name: string;
    file_hash: string;
    encoding: 'windows-1251' | 'cp866' | 'utf-8';
    sender: string | null;
    account: string;
    period_from: string;
    period_to: string;
    uploaded_by: string;
    created_at: Filled<Timestamp>;
  };
  bank_transfers: {
    id: string;
    account: string;
    document_date: string;
    document_number: string;
    amount: string;
    payer_account: string;
    request_id: string | null;
    confirmed_by: string | null;
    confirmed_at: Timestamp | null;
    ignored_reason: string | null;
    ignored_by: string | null;
    ignored_at: Timestamp | null;
    is_by_two: boolean | null;
  };
  canary_people: {
    remote: string;
    since: Timestamp;
    build: string;
    person: Uint8Array;
    is_failed: boolean;
  };
  companies: {
    id: string;
    name: string;
    full_name: Filled<string>;
    inn: string | null;
    kpp: string | null;
    ogrn: string | null;
    legal_address: string | null;
    director_name: string | null;
    phone: string | null;
    email: string | null;
    bik: string | null;
    bank_name: string | null;
    bank_account: string | null;
    corr_account: string | null;
    owner_id: string | null;
    created_at: Filled<Timestamp>;
    closed_at: Timestamp | null;
    asks_second_factor: Filled<boolean>;
  };
  company_members: {
    user_id: string;
    company_id: string;
    monthly_cap: string | null;
    suspended_role_id: string | null;
    joined_at: Filled<Timestamp>;
  };
  company_verifications: {
    id: string;
    company_id: string;
    inn: string;
    kpp: string | null;
    bank_account: string | null;
    first_by: string;
    first_at: Filled<Timestamp>;
    second_by: string | null;
    second_at: Timestamp | null;
    revoked_by: string | null;
    revoked_at: Timestamp | null;
    revoke_reason: string | null;
  };
  email_change_links: {
    secret_hash: Uint8Array;
    change_id: string;
    does: 'confirm' | 'undo';
  };
  email_changes: {
    id: string;
    user_id: string;
    from_email: string;
    to_email: string;
    session_id: string;
    ip: string;
    user_agent: string;
    created_at: Filled<Timestamp>;
    expires_at: Timestamp;
    proved_at: Timestamp | null;
    proposal_id: string | null;
    took_effect_at: Timestamp | null;
    undo_until: Timestamp | null;
    ended_at: Timestamp | null;
    ended_because: 'replaced' | 'cancelled' | 'stopped' | 'undone' | 'returned' | 'overruled' | null;
  };
  emulator_operations: {
    id: GeneratedAlways<number>;
    transaction_id: string;
    fields: Json<'emulator_operations.fields'>;
    status: Filled<'created' | 'inprogress' | 'succeeded' | 'canceled'>;
    notices_due: Filled<number>;
    attempts: Filled<number>;
    next_attempt_at: Timestamp | null;
    last_answer: string | null;
    created_at: Filled<Timestamp>;
  };
  first_password_links: {
    secret_hash: Uint8Array;
    user_id: string;
    is_current: Filled<boolean>;
    sent_by: string | null;
    sent_at: Filled<Timestamp>;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    revoked_at: Timestamp | null;
  };
  former_members: {
    payer_id: string;
    user_id: string;
    monthly_cap: string | null;
  };
  fund_proposals: {
    id: string;
    number: GeneratedAlways<number>;
    payer_id: string;
    amount: string;
    reason: string;
    document: string | null;
    status: Filled<'pending' | 'confirmed' | 'rejected' | 'cancelled'>;
    proposed_by: string;
    created_at: Filled<Timestamp>;
    decided_by: string | null;
    decided_at: Timestamp | null;
    decision_reason: string | null;
    entry_id: string | null;
    kind: Filled<'funds' | 'credit_limit'>;
    limit_before: string | null;
  };
  grants: {
    id: string;
    kind: 'account' | 'permission' | 'permission_end' | 'email' | 'password_link' | 'credential';
    user_id: string;
    permission: string | null;
    given_by: string | null;
    confirmed_by: string | null;
    at: Filled<Timestamp>;
  };
  group_members: {
    id: string;
    group_id: string;
    user_id: string;
    role: Filled<'owner' | 'member'>;
    monthly_cap: string | null;
    joined_at: Filled<Timestamp>;
  };
  group_transfer_offers: {
    group_id: string;
    member_id: string;
    offered_at: Filled<Timestamp>;
    expires_at: Timestamp;
  };
  groups: {
    id: string;
    name: string;
    owner_id: string;
    created_at: Filled<Timestamp>;
    dissolved_at: Timestamp | null;
  };
  holds: {
    id: string;
    payer_id: string;
    user_id: string | null;
    model_id: string | null;
    amount: string;
    status: Filled<'active' | 'captured' | 'released' | 'expired'>;
    request_key: string | null;
    entry_id: string | null;
    created_at: Filled<Timestamp>;
    expires_at: Timestamp;
    closed_at: Timestamp | null;
  };
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: string;
    status: number | null;
    body: string | null;
    created_at: Filled<Timestamp>;
  };
  invitation_codes: {
    invitation_id: string;
    code_hmac: Uint8Array;
    attempts: Filled<number>;
    expires_at: Timestamp;
  };
  invitation_letters: {
    id: string;
    invitation_id: string;
    sent_by: string;
    recipient: string;
    leaves_at: Timestamp;
  };
  invitation_secrets: {
    secret_hash: Uint8Array;
    invitation_id: string;
    is_current: Filled<boolean>;
    created_at: Filled<Timestamp>;
    sort: Filled<'letter' | 'copied' | 'confirmed'>;
    proves_until: Timestamp | null;
  };
  invitations: {
    id: string;
    group_id: string | null;
    company_id: string | null;
    email: string;
    role_id: string | null;
    monthly_cap: string | null;
    status: Filled<'pending' | 'accepted' | 'declined' | 'revoked'>;
    invited_by: string;
    sent_at: Filled<Timestamp>;
    expires_at: Timestamp;
    resend_count: Filled<number>;
    accepted_by: string | null;
    closed_at: Timestamp | null;
    created_at: Filled<Timestamp>;
    revoked_because: string | null;
  };
  invoice_letters: {
    id: string;
    request_id: string;
    sent_by: string;
    recipient: string;
    sent_at: Filled<Timestamp>;
  };
  issued_invoices: {
    request_id: string;
    fixed_at: Filled<Timestamp>;
    is_late: boolean;
    document: Json<'issued_invoices.document'>;
  };
  job_runs: {
    name: string;
    started_at: Timestamp;
    finished_at: Timestamp | null;
    error: string | null;
    heartbeat_at: Timestamp | null;
    succeeded_at: Timestamp | null;
  };
  known_devices: {
    user_id: string;
    token_hash: Uint8Array;
    created_at: Filled<Timestamp>;
    last_seen_at: Filled<Timestamp>;
  };
  ledger_accounts: {
    id: string;
    code: string;
    payer_id: string | null;
  };
  ledger_checks: {
    id: string;
    ok: boolean;
    entries: number;
    postings: number;
    payers: number;
    problems: Json<'ledger_checks.problems'>;
    started_at: Timestamp;
    finished_at: Timestamp;
    audit_seq: number | null;
    audit_hash: string | null;
  };
  ledger_days: {
    day: string;
    type: string;
    model_id: Filled<string>;
    amount_in: string;
    amount_out: string;
    postings: number;
  };
  ledger_days_state: {
    is_only: Filled<boolean>;
    open_from: string;
  };
  ledger_entries: {
    id: string;
    kind: 'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal';
    root_kind: 'topup' | 'bonus' | 'charge' | 'adjustment';
    original_id: string | null;
    user_id: string | null;
    actor_id: string | null;
    model_id: string | null;
    document_type: string | null;
    document_id: string | null;
    document_number: string | null;
    description: Filled<string>;
    reason: string | null;
    request_key: string | null;
    created_at: Filled<Timestamp>;
    debt: string | null;
  };
  ledger_member_days: {
    payer_id: string;
    day: string;
    user_id: string;
    amount: string;
    charges: number;
  };
  ledger_payer_days: {
    payer_id: string;
    day: string;
    type: 'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal';
    model_id: Filled<string>;
    amount_in: Filled<string>;
    amount_out: Filled<string>;
    postings: Filled<number>;
    named_model: GeneratedAlways<string | null>;
  };
  ledger_postings: {
    id: Filled<string>;
    number: GeneratedAlways<number>;
    entry_id: string;
    account_id: string;
    payer_id: string | null;
    type: Filled<'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal'>;
    user_id: string | null;
    model_id: string | null;
    amount: string;
    balance_after: string | null;
    created_at: Filled<Timestamp>;
  };
  ledger_postings_archive: {
    id: string;
    number: number;
    entry_id: string;
    account_id: string;
    payer_id: string | null;
    type: 'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal';
    user_id: string | null;
    model_id: string | null;
    amount: string;
    balance_after: string | null;
    created_at: Timestamp;
  };
  ledger_user_days: {
    user_id: string;
    payer_id: string;
    day: string;
    type: 'topup' | 'bonus' | 'charge' | 'refund' | 'adjustment' | 'reversal';
    amount_in: Filled<string>;
    amount_out: Filled<string>;
    postings: Filled<number>;
    model_id: Filled<string>;
  };
  low_balance_alerts: {
    user_id: string;
    payer_id: string;
    threshold: string;
    balance: string;
    created_at: Filled<Timestamp>;
  };
  model_charges: {
    request_key: string;
    user_id: string;
    payer_id: string;
    model_id: string;
    input_tokens: number;
    output_tokens: number;
    base_amount: string;
    correction_id: string | null;
    correction_multiplier: string;
    tier: string;
    tier_multiplier: string;
    amount: string;
    entry_id: string | null;
    hold_id: string | null;
    created_at: Filled<Timestamp>;
    digest: Filled<string>;
    caller: string | null;
    input_price: string | null;
    output_price: string | null;
  };
  model_prices: {
    model_id: string;
    valid_from: Timestamp;
    input_price: string;
    output_price: string;
    set_by: string | null;
    set_at: Filled<Timestamp>;
    agreed_in: string | null;
    reason: string | null;
  };
  models: {
    id: string;
    name: string;
    developer: string;
    type: string;
    tags: Filled<string[]>;
    input_price: string;
    output_price: string;
    enabled: Filled<boolean>;
    created_at: Filled<Timestamp>;
  };
  outbox: {
    id: string;
    kind: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string | null;
    created_at: Filled<Timestamp>;
    available_at: Filled<Timestamp>;
    attempts: Filled<number>;
    sent_at: Timestamp | null;
    failed_at: Timestamp | null;
    last_error: string | null;
    caused_by: string | null;
    admitted_at: Timestamp | null;
    held_at: Timestamp | null;
    attachment: Json<'outbox.attachment'> | null;
  };
  page_openings: {
    actor_id: string;
    action: string;
    entity_id: string;
    opened_at: Timestamp;
    reading_id: string;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: Uint8Array;
    public_key: Uint8Array;
    sign_count: Filled<number>;
    transports: Filled<string[]>;
    name: string;
    user_agent: Filled<string>;
    is_backed_up: Filled<boolean>;
    created_at: Filled<Timestamp>;
    last_used_at: Timestamp | null;
  };
  payer_balances: {
    payer_id: string;
    balance: Filled<string>;
    held: Filled<string>;
    credit_limit: Filled<string>;
    total_topped_up: Filled<string>;
    total_spent: Filled<string>;
    updated_at: Filled<Timestamp>;
    debt: Filled<string>;
    available: GeneratedAlways<string>;
  };
  payers: {
    id: string;
    kind: 'user' | 'group' | 'company';
    name: string;
    owner_id: string | null;
    user_id: string | null;
    group_id: string | null;
    company_id: string | null;
    tier: Filled<string>;
    tier_is_manual: Filled<boolean>;
    is_active: Filled<boolean>;
    created_at: Filled<Timestamp>;
    successor_id: string | null;
    version: Filled<number>;
    tier_reason: string | null;
    tier_set_by: string | null;
    tier_set_at: Timestamp | null;
  };
  payment_notices: {
    id: string;
    request_id: string | null;
    command: 'pay' | 'check' | 'query';
    http_method: string;
    raw: string;
    fields: Filled<Json<'payment_notices.fields'>>;
    remote_address: string | null;
    operation_id: string | null;
    received_at: Filled<Timestamp>;
    decision: string | null;
    reason: string | null;
    answer: string | null;
    decided_at: Timestamp | null;
    is_signed: Filled<boolean>;
  };
  payment_request_history: {
    id: GeneratedAlways<number>;
    request_id: string;
    at: Timestamp;
    from_status: 'pending' | 'processing' | 'paid' | 'rejected' | 'cancelled' | 'expired' | 'failed' | 'refunded' | null;
    to_status: 'pending' | 'processing' | 'paid' | 'rejected' | 'cancelled' | 'expired' | 'failed' | 'refunded';
    actor_id: string | null;
    note: string | null;
  };
  payment_request_transitions: {
    from_status: string;
    to_status: string;
  };
  payment_requests: {
    id: string;
    number: GeneratedAlways<number>;
    method: 'card' | 'invoice';
    amount: string;
    currency: Filled<'RUB'>;
    status: Filled<'pending' | 'processing' | 'paid' | 'rejected' | 'cancelled' | 'expired' | 'failed' | 'refunded'>;
    payer_id: string;
    user_id: string;
    provider: 'payanyway' | null;
    provider_operation_id: string | null;
    bank_reference: string | null;
    reject_reason: string | null;
    entry_id: string | null;
    refund_entry_id: string | null;
    created_at: Filled<Timestamp>;
    expires_at: Timestamp;
    paid_at: Timestamp | null;
    status_at: Filled<Timestamp>;
    status_by: string | null;
    status_note: string | null;
    confirmed_by: string | null;
    confirmed_at: Timestamp | null;
    paid_on: string | null;
    payer_account: string | null;
    payer_inn: string | null;
    confirmed_why: Filled<Json<'payment_requests.confirmed_why'>>;
    without_invoice: Filled<boolean>;
    tier_before: string | null;
    tier_after: string | null;
  };
  pending_readings: {
    id: string;
    actor_id: string;
    action: string;
    entity_type: string;
    entity_id: string | null;
    after: Json<'pending_readings.after'> | null;
    ip: string | null;
    fingerprint: string | null;
    user_agent: string | null;
    trace_id: string | null;
    read_at: Timestamp;
  };
  permissions: {
    id: string;
    name: string;
    category: string;
    dynamic: Filled<boolean>;
    created_at: Filled<Timestamp>;
  };
  promo_blocks: {
    kind: 'ip' | 'fingerprint';
    value: string;
    created_by: string | null;
    created_at: Filled<Timestamp>;
    id: Filled<string>;
    reason: Filled<string>;
    network: GeneratedAlways<string | null>;
  };
  promo_cluster_members: {
    source_id: number;
    cluster_id: string;
  };
  promo_clusters: {
    id: Filled<string>;
    number: GeneratedAlways<number>;
    root_id: number;
    requests: Filled<number>;
    users: Filled<number>;
    ips: Filled<number>;
    fingerprints: Filled<number>;
    granted: Filled<number>;
    amount: Filled<string>;
    first_seen: Filled<Timestamp>;
    last_seen: Filled<Timestamp>;
    top_ip_id: number | null;
    top_fingerprint_id: number | null;
    is_new: Filled<boolean>;
  };
  promo_hours: {
    hour: Timestamp;
    status: 'granted' | 'rejected' | 'flagged';
    requests: Filled<number>;
    amount: Filled<string>;
    people: Filled<number>;
    converted: Filled<number>;
  };
  promo_pairs: {
    ip_id: number;
    fingerprint_id: number;
    requests: number;
    granted: number;
    amount: string;
    person: number | null;
    is_mixed: boolean;
    first_seen: Timestamp;
    last_seen: Timestamp;
  };
  promo_people: {
    person: number;
    user_id: string | null;
    email: string | null;
    granted_at: Timestamp;
    topped_up_at: Timestamp | null;
  };
  promo_refresh: {
    is_only: Filled<boolean>;
    requested_at: Timestamp | null;
    started_at: Timestamp | null;
    finished_at: Timestamp | null;
    took_ms: number | null;
    pairs: number | null;
    topups_until: Timestamp | null;
  };
  promo_requests: {
    id: string;
    user_id: string | null;
    email: string | null;
    ip: string;
    fingerprint: string;
    user_agent: Filled<string>;
    code: string;
    amount: string;
    status: 'granted' | 'rejected' | 'flagged';
    reason: string | null;
    entry_id: string | null;
    created_at: Filled<Timestamp>;
    request_key: string | null;
    request_digest: string | null;
    person: GeneratedAlways<number | null>;
    caller: string | null;
  };
  promo_returns: {
    kind: string;
    day: string;
    previous_day: string;
    sources: number;
  };
  promo_source_days: {
    source_id: number;
    day: string;
    kind: string;
    requests: number;
    granted: number;
    rejected: number;
    flagged: number;
    amount: string;
    previous_day: string | null;
  };
  promo_sources: {
    id: number;
    kind: 'ip' | 'fingerprint';
    value: string;
    requests: Filled<number>;
    granted: Filled<number>;
    rejected: Filled<number>;
    flagged: Filled<number>;
    amount: Filled<string>;
    links: Filled<number>;
    first_seen: Filled<Timestamp>;
    last_seen: Filled<Timestamp>;
  };
  proposal_stop_links: {
    secret_hash: Uint8Array;
    proposal_id: string;
    user_id: string;
    created_at: Filled<Timestamp>;
    letter_id: string | null;
  };
  proposals: {
    id: string;
    number: Filled<number>;
    kind: 'funds' | 'credit_limit' | 'request_refund' | 'request_paid' | 'company_verification' | 'staff_role' | 'role_permissions' | 'staff_email' | 'staff_activation' | 'factor_reset' | 'rate_correction' | 'model_price';
    permission: string;
    payer_id: string | null;
    request_id: string | null;
    amount: string | null;
    limit_before: string | null;
    facts: Filled<Json<'proposals.facts'>>;
    reason: string | null;
    document: string | null;
    status: Filled<'pending' | 'confirmed' | 'rejected' | 'cancelled' | 'lapsed'>;
    proposed_by: string;
    created_at: Filled<Timestamp>;
    expires_at: Filled<Timestamp>;
    decided_by: string | null;
    decided_at: Timestamp | null;
    decision_reason: string | null;
    entry_id: string | null;
    user_id: string | null;
    subject: string | null;
    takes_effect_at: Timestamp | null;
    agreed_by: string | null;
  };
  rate_corrections: {
    id: string;
    number: GeneratedAlways<number>;
    scope_type: 'all' | 'vendor' | 'tag' | 'type' | 'model';
    scope_value: string | null;
    target_payer_id: string | null;
    target_tier: string | null;
    multiplier: string;
    reason: string;
    valid_from: Filled<Timestamp>;
    valid_to: Timestamp | null;
    is_active: Filled<boolean>;
    created_by: string | null;
    created_at: Filled<Timestamp>;
    deactivated_by: string | null;
    deactivated_at: Timestamp | null;
    version: Filled<number>;
    updated_by: string | null;
    updated_at: Timestamp | null;
    deactivation_reason: string | null;
    scope_key: GeneratedAlways<string>;
    target_key: GeneratedAlways<string>;
  };
  rate_limits: {
    bucket: string;
    hits: number;
    resets_at: Timestamp;
  };
  recovery_codes: {
    user_id: string;
    selector: string;
    code_hash: string;
    created_at: Filled<Timestamp>;
    used_at: Timestamp | null;
  };
  remote_loads: {
    remote: string;
    build: string;
    hour: Timestamp;
    outcome: 'loaded' | 'network' | 'integrity' | 'malformed' | 'incompatible' | 'crashed';
    bucket: number;
    count: number;
  };
  reset_codes: {
    id: string;
    user_id: string;
    number_hmac: Uint8Array;
    secret_hmac: Uint8Array;
    attempts: Filled<number>;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    created_at: Filled<Timestamp>;
  };
  role_permissions: {
    role_id: string;
    permission: string;
    position: Filled<number>;
  };
  roles: {
    id: string;
    key: string | null;
    name: string;
    description: Filled<string>;
    company_id: string | null;
    is_system: Filled<boolean>;
    created_at: Filled<Timestamp>;
    updated_at: Filled<Timestamp>;
    version: Filled<number>;
    updated_by: string | null;
  };
  rule_of_two: {
    id: Filled<boolean>;
    amount_from: string;
  };
  saved_views: {
    id: string;
    user_id: string;
    table_name: string;
    name: string;
    query: string;
    is_default: Filled<boolean>;
    created_at: Filled<Timestamp>;
    updated_at: Filled<Timestamp>;
  };
  search_words: {
    entity: 'user' | 'payer';
    id: string;
    word: string;
  };
  sessions: {
    id: string;
    token_hash: Uint8Array;
    user_id: string;
    user_agent: Filled<string>;
    ip: Filled<string>;
    fingerprint: string | null;
    created_at: Filled<Timestamp>;
    last_seen_at: Filled<Timestamp>;
    expires_at: Timestamp;
    revoked_at: Timestamp | null;
    revoke_reason: string | null;
    device_hash: Uint8Array | null;
    last_write_lsn: string | null;
    proof_hash: Uint8Array | null;
    confirmed_at: Timestamp | null;
    confirmed_by: string | null;
    confirmed_fingerprint: string | null;
    confirmation_used_at: Timestamp | null;
  };
  settings: {
    key: string;
    value: Json<'settings.value'>;
    updated_at: Filled<Timestamp>;
  };
  sign_in_steps: {
    token_hash: Uint8Array;
    user_id: string;
    created_at: Filled<Timestamp>;
    expires_at: Timestamp;
  };
  spent_challenges: {
    challenge_hash: Uint8Array;
    expires_at: Timestamp;
  };
  tiers: {
    code: string;
    name: string;
    threshold: string;
    multiplier: string;
  };
  totp_secrets: {
    user_id: string;
    sealed_secret: Uint8Array;
    created_at: Filled<Timestamp>;
    confirmed_at: Timestamp | null;
    last_step: number | null;
    last_used_at: Timestamp | null;
  };
  users: {
    id: string;
    email: string;
    password_hash: string | null;
    display_name: Filled<string>;
    phone: string | null;
    role_id: string;
    company_id: string | null;
    is_active: Filled<boolean>;
    theme: Filled<'light' | 'dark'>;
    send_by_enter: Filled<boolean>;
    move_to_message: Filled<'start' | 'end'>;
    low_balance_threshold: string | null;
    avatar_hash: string | null;
    last_sign_in_at: Timestamp | null;
    created_at: Filled<Timestamp>;
    updated_at: Filled<Timestamp>;
    deleted_at: Timestamp | null;
    global_role_id: string | null;
    email_proved_at: Timestamp | null;
    factor_asked_at: Timestamp | null;
  };
}
