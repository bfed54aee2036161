import type { Database } from '#db/index.ts';
import { COMPANIES } from './people.data.ts';
import type { People } from './people.ts';
import type { SeededCorrection } from './rate-corrections.ts';
import type { SeedClock } from './seed-clock.ts';

type AuditRow = readonly [
  at: Date,
  actor: string,
  action: `${string}.${string}`,
  entity: string | null | undefined,
  before: object | null,
  after: object,
];

const FORMER_ADDRESS = '190000, г. Санкт-Петербург, наб. реки Мойки, д. 10, офис 2';
const FORMER_BANK = { bik: null, bank_name: null, account: null, corr_account: null };

/**
 * Actions of administrators for the audit page, and of a director for the company's history. They are written one by
 * one, because each row needs the hash of the one before.
 */
export async function insertAuditTrail(
  db: Database,
  people: People,
  {
    roleIds,
    corrections,
  }: { readonly roleIds: Map<string, string>; readonly corrections: readonly SeededCorrection[] },
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
  const day = (daysAgo: number) => clock.daysAgo(daysAgo, 15, 20);
  const rows: readonly AuditRow[] = [
    [day(364), director, 'company.create', company, null, { name, inn, kpp, ogrn }],
    [day(300), admin, 'role.create', roleIds.get('partner:'), null, { role_name: 'Партнёр' }],
    [day(120), admin, 'model.update', 'yandexart-2', { enabled: true }, { enabled: false }],
    ...corrections.flatMap((correction) => eventsOf(correction, finance)),
    [
      day(18),
      director,
      'company.bank_details',
      company,
      FORMER_BANK,
      { bik, bank_name, account, corr_account },
    ],
    [
      day(16),
      director,
      'company.user_role',
      company,
      { ...whom, role_id: roleIds.get('employee:0') },
      newRole,
    ],
    [day(15), director, 'company.update', company, { legal_address: FORMER_ADDRESS }, { legal_address }],
    [day(14), admin, 'user.deactivate', blocked?.id, { is_active: true }, { is_active: false }],
  ];
  const inTurn = rows.toSorted(([one], [other]) => one.getTime() - other.getTime());
  for (const [at, actor, action, entity, before, after] of inTurn)
    await insertAuditRow(db, { at, actor, action, entity, before, after });
}

function eventsOf(
  { id, multiplier, reason, createdAt, withdrawnAt }: SeededCorrection,
  by: string,
): AuditRow[] {
  const made: AuditRow = [createdAt, by, 'rate_correction.create', id, null, { multiplier, reason }];
  if (withdrawnAt === null) return [made];
  return [
    made,
    [withdrawnAt, by, 'rate_correction.deactivate', id, { is_active: true }, { is_active: false }],
  ];
}

/** Writes one action behind those that stand there already. */
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
