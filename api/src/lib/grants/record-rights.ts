import type { Database } from '#db/index.ts';
import { type Gift, insertRights, type StaffRight } from './repository.ts';
import { tellStaff } from './tell-staff.ts';

/** Keeps which staff permissions a change has given and taken, and tells all staff of those that were given. */
export async function recordRights(
  trx: Database,
  before: ReadonlySet<StaffRight>,
  after: ReadonlySet<StaffRight>,
  gift: Gift,
): Promise<void> {
  const gained = [...after].filter((right) => !before.has(right));
  const lost = [...before].filter((right) => !after.has(right));
  const changes = [
    ...gained.map((right) => ({ kind: 'permission', right }) as const),
    ...lost.map((right) => ({ kind: 'permission_end', right }) as const),
  ];
  if (changes.length === 0) return;
  await insertRights(trx, changes, gift);
  if (gained.length > 0) await tellStaff(trx, { before, after }, gift);
}
