import { STAFF_PERMISSIONS } from '@cabinet/access/permissions';
import type { Database } from '#db/index.ts';
import { SECOND_ADMIN } from './people.data.ts';
import type { People } from './people.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

const FINANCE = ['payment_request:manage', 'rate_correction:manage'] as const;
/** Before that day only the first administrator was there, who was made by the command line. */
const RIGHTS_DAYS_AGO = 360;

/**
 * Who made the accounts of staff and gave them their rights, so long ago that they are second persons for each other
 * (product §19.5).
 */
export async function insertGrants(db: Database, people: People, clock: SeedClock): Promise<void> {
  const random = createRandom('grants');
  const admin = people.byName('admin').id;
  const second = people.byName(SECOND_ADMIN);
  const finance = people.byName('finance');
  const rightsAt = clock.daysAgo(RIGHTS_DAYS_AGO, 11);
  const accounts = [second, finance].flatMap(({ id, createdAt: at }) =>
    (['account', 'password_link', 'credential'] as const).map((kind) => ({
      kind,
      user_id: id,
      permission: null,
      given_by: kind === 'credential' ? null : admin,
      confirmed_by: null,
      at,
    })),
  );
  const rights = [
    ...STAFF_PERMISSIONS.map((permission) => ({ user_id: second.id, permission, confirmed_by: null })),
    ...FINANCE.map((permission) => ({ user_id: finance.id, permission, confirmed_by: second.id })),
  ].map((right) => ({ ...right, kind: 'permission' as const, given_by: admin, at: rightsAt }));
  await db
    .insertInto('grants')
    .values([...accounts, ...rights].map((row) => ({ ...row, id: random.uuid(row.at) })))
    .execute();
}
