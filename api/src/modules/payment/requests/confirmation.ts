import { compareMoney, fromWire } from '@cabinet/kernel/core/money';
import { sql } from 'kysely';
import type { Config } from '../../../config/index.ts';
import type { Database } from '../../../db/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Viewer } from '../../../lib/ledger/index.ts';
import { MANAGE_REQUESTS, managesRequests } from '../access.ts';
import { takeIntoProcess } from '../credit.ts';
import { confirmRequest, type RequestRow } from '../repository.ts';

type Person = { id: string; display_name: string };

const AWAITED_SHOWN = 20;

export function needsTwoPeople({ amount }: RequestRow, { twoPeopleFrom }: Config['payment']): boolean {
  return compareMoney(fromWire(amount), fromWire(twoPeopleFrom)) >= 0;
}

/** The first of two people says that the money has come; nothing moves until the second one says so. */
export async function confirmFirst(
  trx: Database,
  request: RequestRow,
  by: { actorId: string; reason: string | undefined; bankReference: string | undefined },
): Promise<void> {
  await takeIntoProcess(trx, request, by.actorId);
  await confirmRequest(trx, request.id, {
    actorId: by.actorId,
    note: by.reason ?? 'Нужно подтверждение второго человека',
    bankReference: by.bankReference,
  });
}

/** Another person, about the same document. */
export function checkSecond(
  request: RequestRow,
  by: { actorId: string; bankReference: string | undefined },
): void {
  if (request.confirmed_by === by.actorId)
    throw new ApiError('RES.003', {
      message: 'Вы уже подтвердили оплату: второй раз подтверждает другой человек',
    });
  if (by.bankReference === undefined || by.bankReference === request.bank_reference) return;
  const message = `Первым подтверждением указано «${request.bank_reference ?? '—'}»`;
  throw new ApiError('VAL.003', { message, fields: { bank_reference: message } });
}

/** The first confirmation of a request that waits for the second one, and, for staff, who may give it. */
export async function confirmationOf(
  db: Database,
  request: RequestRow,
  viewer: Viewer,
): Promise<{ at: string; by: Person; awaits: Person[] } | null> {
  const { confirmed_by: id, confirmed_at: at } = request;
  if (id === null || at === null) return null;
  const by = { id, display_name: request.confirmed_name ?? '' };
  const awaits = managesRequests(viewer) ? await listAwaited(db, request) : [];
  return { at: at.toISOString(), by, awaits };
}

async function listAwaited(db: Database, request: RequestRow): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.display_name from users u
    join role_permissions rp on rp.role_id = u.role_id and rp.permission = ${MANAGE_REQUESTS}
    where u.is_active and u.deleted_at is null
      and u.id not in (${request.confirmed_by}, ${request.user_id})
      and u.id is distinct from ${request.payer_owner_id}::uuid
      and (${request.payer_company_id}::uuid is null or u.company_id is distinct from ${request.payer_company_id}::uuid)
      and not exists (select from group_members m where m.user_id = u.id and m.group_id = ${request.payer_group_id}::uuid)
    order by u.display_name, u.id limit ${AWAITED_SHOWN}`.execute(db);
  return rows;
}
