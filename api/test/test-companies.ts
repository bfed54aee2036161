import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import type { TestApi } from './test-api.ts';

/** A company that nobody belongs to yet; answers its id. */
export async function createCompany({ db }: Pick<TestApi, 'db'>, name = 'Ромашка'): Promise<string> {
  const id = uuidv7();
  await sql`insert into companies (id, name, full_name, inn, kpp) values (${id}, ${name},
    ${`ООО «${name}»`}, '7736207543', '773601001')`.execute(db);
  return id;
}
