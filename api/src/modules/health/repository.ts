import { isDatabaseBusy } from '#db/database-busy.ts';
import { type DatabaseConnection, sqlState, uuidv7 } from '#db/index.ts';

const DISK_FULL = '53100';

export function canRead({ query }: DatabaseConnection): Promise<boolean> {
  return query({ text: 'select 1' }).then(
    () => true,
    () => false,
  );
}

/** Tries a write and rolls it back. Returns why writing fails. */
export async function tryWrite({ db }: DatabaseConnection): Promise<string | undefined> {
  const takenBack = new Error('taken back');
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('settings')
        .values({ key: `readiness-${uuidv7()}`, value: '1' })
        .execute();
      throw takenBack;
    });
  } catch (error) {
    if (error === takenBack || isDatabaseBusy(error)) return undefined;
    return sqlState(error) === DISK_FULL ? 'the disk is full' : 'database takes no writes';
  }
}
