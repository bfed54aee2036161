import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import type { TestApi } from './test-api.ts';

let created = 0;

/** A company that nobody belongs to yet, with a KPP of its own; answers its id. */
export async function createCompany({ db }: Pick<TestApi, 'db'>, name = 'Ромашка'): Promise<string> {
  const id = uuidv7();
  created += 1;
  await sql`insert into companies (id, name, full_name, inn, kpp) values (${id}, ${name},
    ${`ООО «${name}»`}, '7736207543', ${`77360${String(created).padStart(4, '0')}`})`.execute(db);
  return id;
}
