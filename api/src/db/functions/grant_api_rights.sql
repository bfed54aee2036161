-- Gives a role that owns nothing what the API needs: to read rows, and to write those that may change. The owner
-- of the tables calls it after each update, for the new tables.
create or replace function grant_api_rights(p_role text)
returns void language plpgsql as $$
declare
  v_table record;
begin
  if not exists (select from pg_roles where rolname = p_role) then
    raise exception 'there is no role %', p_role using errcode = 'undefined_object';
  end if;
  if exists (select from pg_tables
      where schemaname = current_schema() and pg_has_role(p_role, tableowner, 'member')) then
    raise exception 'the role % may act as the owner of the tables', p_role using errcode = 'invalid_grantor';
  end if;
  execute format('grant usage on schema %I to %I', current_schema(), p_role);
  execute format('grant usage on all sequences in schema %I to %I', current_schema(), p_role);
  execute format('grant execute on function ledger_archive(integer, integer) to %I', p_role);
  -- Its temporary tables would stand before the tables of the triggers that guard the ledger.
  execute format('revoke temporary on database %I from public, %I', current_database(), p_role);
  for v_table in select tablename as name from pg_tables where schemaname = current_schema() loop
    execute format('revoke all on %I from %I', v_table.name, p_role);
    execute format('grant select on %I to %I', v_table.name, p_role);
    -- Only the owner writes these, or a function that runs as the owner.
    continue when v_table.name = any ('{ledger_postings_archive,schema_migrations,tiers}');
    execute format('grant insert on %I to %I', v_table.name, p_role);
    -- Written once, never changed.
    continue when v_table.name = any ('{audit_log,bank_statement_lines,bank_statements,grants,ledger_accounts,ledger_checks,ledger_entries,ledger_postings,
      model_charges,payment_request_history,promo_requests,proposal_stop_links}');
    execute format('grant update on %I to %I', v_table.name, p_role);
    -- Written and changed, never deleted.
    continue when v_table.name = any ('{audit_checks,bank_transfers,company_verifications,former_members,fund_proposals,holds,ledger_days,ledger_days_state,ledger_member_days,ledger_payer_days,ledger_user_days,payer_balances,payers,
      payment_requests,proposals,users}');
    execute format('grant delete on %I to %I', v_table.name, p_role);
  end loop;
  for v_table in select viewname as name from pg_views where schemaname = current_schema() loop
    execute format('grant select on %I to %I', v_table.name, p_role);
  end loop;
end $$;
