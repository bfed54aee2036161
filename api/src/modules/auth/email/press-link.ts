import { networkOf } from '@cabinet/http-server';
import { type Database, inTransaction } from '#db/index.ts';
import type { CallOrigin } from '#lib/audit/record-action.ts';
import { type LockedPerson, lockPerson } from '#lib/people/locked-person.ts';
import { lockHolders } from '#lib/roles/holders-repository.ts';
import { hashSecret } from '#lib/sessions/secret.ts';
import { SHARED_LIMITS, type SharedLimits } from '#plugins/gates/rate-limit.ts';
import type { ChangeRow } from './changes-repository.ts';
import { unknownLink } from './view.ts';

type Find<Row> = (db: Database, secretHash: Uint8Array) => Promise<Row | undefined>;

/** Who writes what a link of a letter does: it proves a mail box and no person. */
export const BY_LINK = { name: 'email-link' } as const;

export interface Pressed {
  readonly secret: string;
  readonly limits: SharedLimits;
  readonly origin: CallOrigin;
}

/** The change behind a link. RES.001 where there is none. */
export async function demandChange<Row>(db: Database, find: Find<Row>, secret: string): Promise<Row> {
  const change = await find(db, hashSecret(secret));
  if (!change) throw unknownLink();
  return change;
}

/** Counts a press on a link, and looks at its change under the locks of the rights and of its person. */
export async function pressLink<Row extends ChangeRow, T>(
  db: Database,
  find: Find<Row>,
  { secret, limits, origin }: Pressed,
  press: (trx: Database, change: Row, person: LockedPerson | undefined) => Promise<T>,
): Promise<T> {
  await limits.hit(SHARED_LIMITS.emailLinksByAddress, networkOf(origin.ip));
  return inTransaction(db, async (trx) => {
    const { user_id: userId } = await demandChange(trx, find, secret);
    await lockHolders(trx, null);
    const person = await lockPerson(trx, userId);
    return press(trx, await demandChange(trx, find, secret), person);
  });
}
