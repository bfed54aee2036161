import { PAYER_KIND } from '@cabinet/kernel/core/payments';
import type { Static } from 'typebox';
import type { Database } from '#db/index.ts';
import { memberMonth } from '#lib/ledger/index.ts';
import { listSessions } from '#lib/sessions/repository.ts';
import type { Session } from '#lib/sessions/session.ts';
import { toShownSession } from '#lib/sessions/shown-session.ts';
import { wire, wireOrNull } from '#lib/wire.ts';
import { findAdminUsers } from './admin-user-repository.ts';
import { personNotFound } from './demand.ts';
import { findAuditOf, findExtras, findPayersOf, type PayerRow } from './detail-repository.ts';
import type { AdminUser, AdminUserDetailSchema } from './schemas.ts';

type Detail = Static<typeof AdminUserDetailSchema>;

export async function readAdminUser(db: Database, id: string): Promise<AdminUser> {
  const [person] = await findAdminUsers(db, [id]);
  if (!person) throw personNotFound();
  return person;
}

/** The person with their devices, their payers and why one does not pay, their rights, and what was done to them. */
export async function readAdminUserDetail(db: Database, viewer: Session, id: string): Promise<Detail> {
  const person = await readAdminUser(db, id);
  const [extras, sessions, payers, audit] = await Promise.all([
    findExtras(db, id),
    listSessions(db, id),
    findPayersOf(db, id),
    findAuditOf(db, id),
  ]);
  if (!extras) throw personNotFound();
  const { suspended_in: suspendedIn, suspended_in_name: name, ...rest } = extras;
  return {
    ...person,
    is_self: viewer.userId === id,
    has_second_factor: rest.has_second_factor,
    owns_company: rest.owns_company,
    owns_group: rest.owns_group,
    suspended_in: suspendedIn === null ? null : { id: suspendedIn, name: name ?? '' },
    low_balance_threshold: wireOrNull(rest.low_balance_threshold),
    invited_until: rest.invited_until?.toISOString() ?? null,
    sessions: sessions.map((session) => toShownSession(session, viewer.id)),
    payers: payers.map(toPayer),
    month: await readMonth(db, id, payers),
    permissions: [...rest.permissions],
    global_permissions: rest.global_permissions && [...rest.global_permissions],
    audit,
  };
}

function toPayer({
  balance,
  held,
  credit_limit: limit,
  available,
  ...payer
}: PayerRow): Detail['payers'][number] {
  return {
    ...payer,
    balance: wire(balance),
    held: wire(held),
    credit_limit: wire(limit),
    available: wire(available),
  };
}

async function readMonth(
  db: Database,
  userId: string,
  payers: readonly PayerRow[],
): Promise<Detail['month']> {
  const payer = payers.find(({ pays }) => pays);
  if (payer === undefined || !PAYER_KIND[payer.kind].isShared) return null;
  const month = await memberMonth(db, { payerId: payer.id, userId });
  return month
    ? { cap: wire(month.cap), spent: wire(month.spent), resets_at: month.resetsAt.toISOString() }
    : null;
}
