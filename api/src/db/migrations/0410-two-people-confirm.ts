import type { Migration } from './index.ts';

/**
 * A payment that two people confirm: the first one is kept with the request while it is in process, and every end of the
 * request forgets it. The history tells of the confirmation as of a step from a status to itself.
 */
export const twoPeopleConfirm: Migration = {
  id: '0410-two-people-confirm',
  sql: [
    `alter table payment_requests
      add column confirmed_by uuid references users (id),
      add column confirmed_at timestamptz,
      add constraint payment_requests_confirmed_in_process check (
        confirmed_by is null or status = 'processing'),
      add constraint payment_requests_confirmed_at_a_time check ((confirmed_by is null) = (confirmed_at is null))`,
    `create function payment_request_forget_confirmation() returns trigger language plpgsql as $$
    begin
      if new.status <> 'processing' then
        new.confirmed_by := null;
        new.confirmed_at := null;
      elsif old.confirmed_by is not null and new.confirmed_by is distinct from old.confirmed_by then
        raise exception 'a confirmation is not taken over' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
    `create trigger payment_requests_confirmation before update on payment_requests
      for each row execute function payment_request_forget_confirmation()`,
    `create or replace function payment_request_record() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.status = old.status and new.confirmed_by is not distinct from old.confirmed_by then
        return null;
      end if;
      insert into payment_request_history (request_id, at, from_status, to_status, actor_id, note)
      values (new.id, new.status_at, case tg_op when 'UPDATE' then old.status end, new.status,
        case tg_op when 'INSERT' then coalesce(new.status_by, new.user_id) else new.status_by end, new.status_note);
      return null;
    end $$`,
    'drop trigger payment_requests_record on payment_requests',
    `create trigger payment_requests_record after insert or update of status, confirmed_by on payment_requests
      for each row execute function payment_request_record()`,
  ].join(';\n'),
};
