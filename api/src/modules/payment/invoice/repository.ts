import type { Database } from '#db/index.ts';

export function findCompany(db: Database, id: string) {
  return db
    .selectFrom('companies')
    .select(['name', 'full_name', 'inn', 'kpp', 'legal_address'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
