import type { Migration } from './index.ts';

/** Anybody can post what carries no valid signature: it is told apart, and may be deleted after a week. */
export const unsignedNotices: Migration = {
  id: '0411-unsigned-notices',
  sql: [
    'alter table payment_notices add column is_signed boolean not null default true',
    'alter table payment_notices disable trigger payment_notices_guard',
    `update payment_notices set is_signed = false where decision = 'bad_signature'
      or reason in ('Поле пришло дважды, или полей слишком много', 'Нет счёта магазина или номера заявки')`,
    'alter table payment_notices enable trigger payment_notices_guard',
    'create index payment_notices_unsigned on payment_notices (received_at) where not is_signed',
    'create index payment_notices_signed_request on payment_notices (request_id, received_at) where is_signed',
    `create or replace function payment_notice_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.is_signed or old.received_at > clock_timestamp() - interval '7 days' then
          raise exception 'a signed notice is never deleted, an unsigned one only after a week'
            using errcode = 'restrict_violation';
        end if;
        return old;
      end if;
      if (new.id, new.command, new.http_method, new.raw, new.fields, new.remote_address, new.operation_id,
          new.received_at, new.is_signed)
        is distinct from
        (old.id, old.command, old.http_method, old.raw, old.fields, old.remote_address, old.operation_id,
          old.received_at, old.is_signed)
        or old.decision is not null then
        raise exception 'a notice stays as it came, and is decided once' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  ].join(';\n'),
};
