import type { SignedIn, TestApi } from './test-api.ts';
import { createRole, PASSWORD } from './test-users.ts';

type Api = Pick<TestApi, 'db' | 'signedIn'>;

let founded = 0;

/** Published requisites of a real organisation, with a KPP of its own; its bank is real too, the account is not. */
export function companyForm(changes: object = {}) {
  founded += 1;
  return {
    name: 'ООО «Ромашка»',
    full_name: 'Общество с ограниченной ответственностью «Ромашка»',
    inn: '7736207543',
    kpp: `77361${String(founded).padStart(4, '0')}`,
    ogrn: '1027700229193',
    legal_address: '119021, г. Москва, ул. Льва Толстого, д. 16',
    director_name: 'Иванов Иван Иванович',
    phone: '8 (495) 739-70-00',
    email: 'office@romashka.example',
    ...changes,
  };
}

export const BANK = {
  bik: '044030653',
  bank_name: 'Северо-Западный банк ПАО Сбербанк',
  account: '40702810438000012345',
  corr_account: '30101810500000000653',
};

export interface Founded {
  readonly id: string;
  readonly payerId: string;
  readonly owner: SignedIn;
}

/** Somebody new founds a company, by the door. */
export async function found(api: Api, changes: object = {}): Promise<Founded> {
  const owner = await api.signedIn({ displayName: 'Основатель' });
  const answer = await owner.post('/company', companyForm(changes));
  if (answer.status !== 200) throw new Error(`POST company answered ${answer.code} ${answer.message}`);
  const { id, payer } = answer.read<{ id: string; payer: { id: string } }>();
  return { id, payerId: payer.id, owner };
}

interface NewPerson {
  readonly permissions?: readonly string[];
  readonly displayName?: string;
  readonly cap?: string;
}

/** A new person of a company, signed in. */
export async function hire(
  api: Api,
  companyId: string,
  { permissions = [], displayName = 'Сотрудник', cap }: NewPerson = {},
): Promise<SignedIn & { readonly roleId: string }> {
  const roleId = await createRole(api.db, companyId, permissions);
  const person = await api.signedIn({ displayName, password: PASSWORD });
  await api.db
    .updateTable('users')
    .set({ company_id: companyId, role_id: roleId })
    .where('id', '=', person.userId)
    .execute();
  if (cap !== undefined)
    await api.db
      .updateTable('company_members')
      .set({ monthly_cap: cap })
      .where('user_id', '=', person.userId)
      .execute();
  return Object.assign(person, { roleId });
}

/** The role of a company by its name. */
export async function roleNamed(
  { db }: Pick<TestApi, 'db'>,
  companyId: string,
  name: string,
): Promise<string> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return role.id;
}
