import type { Migration } from './index.ts';

/** A user, a group or a company never exists without its payer: the database opens it and keeps its name. */
export const payerOfEachHolder: Migration = {
  id: '0101-payer-of-each-holder',
  sql: [
    `create function payer_open_for_user() returns trigger language plpgsql as $$
    begin
      insert into payers (id, kind, name, owner_id, user_id, created_at)
      values (uuid_v7(new.created_at), 'user', coalesce(nullif(new.display_name, ''), new.email, ''), new.id, new.id, new.created_at);
      return null;
    end $$`,
    `create function payer_open_for_group() returns trigger language plpgsql as $$
    begin
      insert into payers (id, kind, name, owner_id, group_id, created_at)
      values (uuid_v7(new.created_at), 'group', new.name, new.owner_id, new.id, new.created_at);
      return null;
    end $$`,
    `create function payer_open_for_company() returns trigger language plpgsql as $$
    begin
      insert into payers (id, kind, name, owner_id, company_id, created_at)
      values (uuid_v7(new.created_at), 'company', new.name, new.owner_id, new.id, new.created_at);
      return null;
    end $$`,
    'create trigger users_open_payer after insert on users for each row execute function payer_open_for_user()',
    'create trigger groups_open_payer after insert on groups for each row execute function payer_open_for_group()',
    'create trigger companies_open_payer after insert on companies for each row execute function payer_open_for_company()',

    `create function payer_follow_user() returns trigger language plpgsql as $$
    begin
      update payers set name = coalesce(nullif(new.display_name, ''), new.email, '') where user_id = new.id;
      return null;
    end $$`,
    `create function payer_follow_group() returns trigger language plpgsql as $$
    begin
      update payers set name = new.name, owner_id = new.owner_id where group_id = new.id;
      return null;
    end $$`,
    `create function payer_follow_company() returns trigger language plpgsql as $$
    begin
      update payers set name = new.name, owner_id = new.owner_id where company_id = new.id;
      return null;
    end $$`,
    `create trigger users_rename_payer after update of display_name, email on users
      for each row execute function payer_follow_user()`,
    `create trigger groups_rename_payer after update of name, owner_id on groups
      for each row execute function payer_follow_group()`,
    `create trigger companies_rename_payer after update of name, owner_id on companies
      for each row execute function payer_follow_company()`,
  ].join(';\n'),
};
