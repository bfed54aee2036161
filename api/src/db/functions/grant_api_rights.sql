-- Gives a role that owns nothing what the API needs: to read rows, and to write those that may change. The owner
-- of the tables calls it after each update, for the new tables. While processes of the release before still run beside
-- (p_beside_older), a role that has written the audit log by itself, as that release does, goes on doing so; whether it
-- does is what comes back.
create or replace function grant_api_rights(p_role text, p_beside_older boolean default false)
returns boolean language plpgsql as $$
declare
  v_table record;
  v_function regprocedure;
  v_as_before boolean;
  -- Who somebody is and how long, by what they prove it, and how far a payer may go below zero, is written once or by a function.
  v_fixed constant jsonb := '{"sessions": ["id", "token_hash", "proof_hash", "user_id", "created_at", "expires_at"],
    "background_jobs": ["id"],
    "passkeys": ["id", "user_id", "credential_id", "public_key", "created_at"],
    "recovery_codes": ["user_id", "selector", "code_hash", "created_at"],
    "email_changes": ["id", "user_id", "from_email", "to_email", "session_id", "ip", "user_agent", "created_at"],
    "payer_balances": ["payer_id", "credit_limit", "available"]}';
begin
  if not exists (select from pg_roles where rolname = p_role) then
    raise exception 'there is no role %', p_role using errcode = 'undefined_object';
  end if;
  if exists (select from pg_tables
      where schemaname = current_schema() and pg_has_role(p_role, tableowner, 'member')) then
    raise exception 'the role % may act as the owner of the tables', p_role using errcode = 'invalid_grantor';
  end if;
  v_as_before := p_beside_older and has_table_privilege(p_role, 'audit_log', 'insert');
  execute format('grant usage on schema %I to %I', current_schema(), p_role);
  execute format('grant usage on all sequences in schema %I to %I', current_schema(), p_role);
  -- What acts as the owner is called by this role, and by no other one.
  for v_function in select oid from pg_proc where pronamespace = current_schema()::regnamespace and prosecdef loop
    execute format('revoke execute on function %s from public', v_function);
    execute format('grant execute on function %s to %I', v_function, p_role);
  end loop;
  -- Its temporary tables would stand before the tables of the triggers that guard the ledger.
  execute format('revoke temporary on database %I from public, %I', current_database(), p_role);
  for v_table in select tablename as name from pg_tables where schemaname = current_schema() loop
    execute format('revoke all on %I from %I', v_table.name, p_role);
    execute format('grant select on %I to %I', v_table.name, p_role);
    -- Only the owner writes these, or a function that runs as the owner.
    continue when v_table.name = any ('{audit_log,ledger_postings_archive,page_openings,pending_readings,rule_of_two,schema_migrations,tiers}');
    execute format('grant insert on %I to %I', v_table.name, p_role);
    -- Written once, never changed.
    continue when v_table.name = any ('{bank_statement_lines,bank_statement_unread,bank_statements,email_change_links,grants,invoice_letters,issued_invoices,ledger_accounts,
      ledger_checks,ledger_entries,ledger_postings,
      model_charges,payment_request_history,promo_requests,proposal_stop_links}');
    execute (
      select format('grant update (%s) on %I to %I', string_agg(format('%I', attname), ', '), v_table.name, p_role)
      from pg_attribute
      where attrelid = v_table.name::regclass and attnum > 0 and not attisdropped
        and not coalesce(v_fixed->v_table.name ? attname, false));
    -- Written and changed, never deleted.
    continue when v_table.name = any ('{audit_checks,bank_transfers,company_verifications,former_members,fund_proposals,holds,ledger_days,ledger_days_state,ledger_member_days,ledger_payer_days,ledger_user_days,payer_balances,payers,
      payment_requests,proposals,users}');
    execute format('grant delete on %I to %I', v_table.name, p_role);
  end loop;
  for v_table in select viewname as name from pg_views where schemaname = current_schema() loop
    execute format('grant select on %I to %I', v_table.name, p_role);
  end loop;
  -- An old opening of a page is forgotten. To forget one keeps no reading away.
  execute format('grant delete on page_openings to %I', p_role);
  if v_as_before then
    execute format('grant insert on audit_log to %I', p_role);
    execute format('grant insert, update on page_openings to %I', p_role);
    execute format('grant insert, update, delete on pending_readings to %I', p_role);
    execute format('grant update (credit_limit) on payer_balances to %I', p_role);
  end if;
  return v_as_before;
end $$;
