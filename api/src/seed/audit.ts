import type { Database } from '../db/index.ts';
import type { People } from './people.ts';
import type { SeedClock } from './seed-clock.ts';

/** A few deeds of administrators, so that the audit page has something to show. One by one: each row needs the last. */
export async function insertAuditTrail(db: Database, people: People, clock: SeedClock): Promise<void> {
  const admin = people.byName('admin').id;
  const finance = people.byName('finance').id;
  const blocked = people.all.find(({ isActive }) => !isActive);
  const rows = [
    {
      days: 364,
      actor: admin,
      action: 'company.create',
      type: 'company',
      id: people.companyIds[0],
      before: null,
      after: { name: 'ООО «Вектор»' },
    },
    {
      days: 300,
      actor: admin,
      action: 'role.create',
      type: 'role',
      id: people.roleIds.get('partner:') ?? null,
      before: null,
      after: { role_name: 'Партнёр' },
    },
    {
      days: 120,
      actor: admin,
      action: 'model.update',
      type: 'model',
      id: 'yandexart-2',
      before: { enabled: true },
      after: { enabled: false },
    },
    {
      days: 60,
      actor: finance,
      action: 'rate_correction.create',
      type: 'rate_correction',
      id: null,
      before: null,
      after: { multiplier: '0.8500', reason: 'Договор с ООО «Вектор»' },
    },
    {
      days: 25,
      actor: finance,
      action: 'rate_correction.deactivate',
      type: 'rate_correction',
      id: null,
      before: { is_active: true },
      after: { is_active: false },
    },
    {
      days: 14,
      actor: admin,
      action: 'user.deactivate',
      type: 'user',
      id: blocked?.id ?? null,
      before: { is_active: true },
      after: { is_active: false },
    },
  ];
  for (const row of rows) {
    await db
      .insertInto('audit_log')
      .values({
        actor_id: row.actor,
        action: row.action,
        entity_type: row.type,
        entity_id: row.id,
        before: row.before ? JSON.stringify(row.before) : null,
        after: JSON.stringify(row.after),
        ip: '192.0.2.25',
        fingerprint: null,
        user_agent: null,
        trace_id: null,
        created_at: clock.daysAgo(row.days, 15, 20),
      })
      .execute();
  }
}
