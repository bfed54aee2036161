import type { Database } from '#db/index.ts';
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

const CORRECTION = { multiplier: '0.8500', reason: 'Договор с ООО «Вектор»' };

/** Actions of administrators for the audit page, one by one: each row needs the hash of the one before. */
export async function insertAuditTrail(
  db: Database,
  people: People,
  roleIds: Map<string, string>,
  clock: SeedClock,
): Promise<void> {
  const admin = people.byName('admin').id;
  const finance = people.byName('finance').id;
  const blocked = people.all.find(({ isActive }) => !isActive);
  const rows: readonly AuditRow[] = [
    [364, admin, 'company.create', people.companyIds[0], null, { name: 'ООО «Вектор»' }],
    [300, admin, 'role.create', roleIds.get('partner:'), null, { role_name: 'Партнёр' }],
    [120, admin, 'model.update', 'yandexart-2', { enabled: true }, { enabled: false }],
    [60, finance, 'rate_correction.create', null, null, CORRECTION],
    [25, finance, 'rate_correction.deactivate', null, { is_active: true }, { is_active: false }],
    [14, admin, 'user.deactivate', blocked?.id, { is_active: true }, { is_active: false }],
  ];
  for (const [days, actor, action, entity, before, after] of rows) {
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
        created_at: clock.daysAgo(days, 15, 20),
      })
      .execute();
  }
}
