import type { Database } from '#db/index.ts';
import { COMPANIES } from './people.data.ts';
import type { People } from './people.ts';
import type { SeedClock } from './seed-clock.ts';

type AuditRow = readonly [
  daysAgo: number,
  actor: string,
  action: `${string}.${string}`,
  entity: string | null | undefined,
  before: object | null,
  after: object,
];

const FORMER_ADDRESS = '190000, г. Санкт-Петербург, наб. реки Мойки, д. 10, офис 2';
const FORMER_BANK = { bik: null, bank_name: null, account: null, corr_account: null };
const CORRECTION = { multiplier: '0.8500', reason: 'Договор с ООО «Вектор»' };

/** Actions of administrators for the audit page, and of a director for the company's history, one by one: each row needs the hash of the one before. */
export async function insertAuditTrail(
  db: Database,
  people: People,
  roleIds: Map<string, string>,
  clock: SeedClock,
): Promise<void> {
  const admin = people.byName('admin').id;
  const finance = people.byName('finance').id;
  const director = people.byName('director').id;
  const company = people.companyIds[0];
  const {
    name,
    inn,
    kpp,
    ogrn,
    legal_address,
    bik,
    bank_name,
    bank_account: account,
    corr_account,
  } = COMPANIES[0];
  const whom = { user_id: people.byName('person01').id };
  const newRole = { ...whom, role_id: roleIds.get('accountant:0') };
  const blocked = people.all.find(({ isActive }) => !isActive);
  const rows: readonly AuditRow[] = [
    [364, director, 'company.create', company, null, { name, inn, kpp, ogrn }],
    [300, admin, 'role.create', roleIds.get('partner:'), null, { role_name: 'Партнёр' }],
    [120, admin, 'model.update', 'yandexart-2', { enabled: true }, { enabled: false }],
    [60, finance, 'rate_correction.create', null, null, CORRECTION],
    [25, finance, 'rate_correction.deactivate', null, { is_active: true }, { is_active: false }],
    [18, director, 'company.bank_details', company, FORMER_BANK, { bik, bank_name, account, corr_account }],
    [16, director, 'company.user_role', company, { ...whom, role_id: roleIds.get('employee:0') }, newRole],
    [15, director, 'company.update', company, { legal_address: FORMER_ADDRESS }, { legal_address }],
    [14, admin, 'user.deactivate', blocked?.id, { is_active: true }, { is_active: false }],
  ];
  for (const [days, actor, action, entity, before, after] of rows) {
    await insertAuditRow(db, { at: clock.daysAgo(days, 15, 20), actor, action, entity, before, after });
  }
}

/** One action, behind those that stand already. */
export async function insertAuditRow(
  db: Database,
  row: {
    readonly at: Date;
    readonly actor: string;
    readonly action: `${string}.${string}`;
    readonly entity: string | null | undefined;
    readonly before: object | null;
    readonly after: object;
  },
): Promise<void> {
  const { at, actor, action, entity, before, after } = row;
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actor,
      action,
      entity_type: action.split('.')[0] ?? action,
      entity_id: entity ?? null,
      before: before ? JSON.stringify(before) : null,
      after: JSON.stringify(after),
      ip: '192.0.2.25',
      fingerprint: null,
      user_agent: null,
      trace_id: null,
      created_at: at,
    })
    .execute();
}
