import { sql } from 'kysely';
import { uuidv7 } from '#db/index.ts';
import type { TestApi } from './test-api.ts';
import type { Answer, TestClient } from './test-client.ts';

let created = 0;

/** A company that nobody belongs to yet, with a KPP of its own; answers its id. */
export async function createCompany({ db }: Pick<TestApi, 'db'>, name = 'Ромашка'): Promise<string> {
  const id = uuidv7();
  created += 1;
  await sql`insert into companies (id, name, full_name, inn, kpp) values (${id}, ${name},
    ${`ООО «${name}»`}, '7736207543', ${`77360${String(created).padStart(4, '0')}`})`.execute(db);
  return id;
}

/** What staff read of a company, as far as the tests do. */
export interface VerificationAnswer {
  readonly company: { readonly inn: string; readonly kpp: string; readonly is_verified: boolean };
  readonly account: string | null;
  readonly verified_by: { readonly kind: string } | null;
  readonly first: {
    readonly by: { readonly display_name: string };
    readonly awaits: readonly { readonly id: string }[];
  } | null;
  readonly may: { readonly confirm: boolean; readonly revoke: boolean };
}

export async function readVerification(judge: TestClient, id: string): Promise<VerificationAnswer> {
  return (await judge.get(`/admin/companies/${id}/verification`)).read<VerificationAnswer>();
}

/** One person says that a company is who it says, by the requisites that they see now or have `seen` before. */
export async function vouch(judge: TestClient, id: string, seen?: VerificationAnswer): Promise<Answer> {
  const { company, account } = seen ?? (await readVerification(judge, id));
  const { inn, kpp } = company;
  return judge.post(`/admin/companies/${id}/verification/confirm`, { inn, kpp, account });
}

/** Two people make a company verified. */
export async function vouchFor(judges: readonly [TestClient, TestClient], id: string): Promise<void> {
  for (const judge of judges) {
    const answer = await vouch(judge, id);
    if (answer.status !== 200) throw new Error(`the word was answered ${answer.code} ${answer.message}`);
  }
}
