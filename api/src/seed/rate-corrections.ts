import type { Database } from '../db/index.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

type Author = { id: string };

/** Corrections of every level and scope: living, planned, ended and withdrawn. */
export async function insertRateCorrections(
  db: Database,
  { companyPayerId, author, clock }: { companyPayerId: string; author: Author; clock: SeedClock },
): Promise<void> {
  const random = createRandom('rate corrections');
  const common = { scope_value: null, target_payer_id: null, target_tier: null, valid_to: null };
  const rows = [
    {
      ...common,
      daysAgo: 200,
      to: 120,
      scope_type: 'all',
      multiplier: '0.9500',
      reason: 'Летняя скидка на все модели',
    },
    {
      ...common,
      daysAgo: 150,
      scope_type: 'tag',
      scope_value: 'недорогая',
      multiplier: '0.9000',
      reason: 'Скидка на недорогие модели',
    },
    {
      ...common,
      daysAgo: 90,
      scope_type: 'vendor',
      scope_value: 'Anthropic',
      target_tier: 'business',
      multiplier: '0.9200',
      reason: 'Условия для уровня «Бизнес»',
    },
    {
      ...common,
      daysAgo: 60,
      scope_type: 'all',
      target_payer_id: companyPayerId,
      multiplier: '0.8500',
      reason: 'Договор с ООО «Вектор»',
    },
    {
      ...common,
      daysAgo: 45,
      scope_type: 'type',
      scope_value: 'image',
      multiplier: '1.1500',
      reason: 'Подорожала генерация картинок',
    },
    {
      ...common,
      daysAgo: 30,
      withdrawn: 25,
      scope_type: 'model',
      scope_value: 'claude-opus-4.5',
      multiplier: '1.5000',
      reason: 'Ошибочная наценка',
    },
    {
      ...common,
      daysAgo: 3,
      starts: -5,
      scope_type: 'model',
      scope_value: 'gpt-5',
      target_tier: 'pro',
      multiplier: '0.8800',
      reason: 'Акция с понедельника',
    },
  ] as const;
  await db
    .insertInto('rate_corrections')
    .values(
      rows.map(({ daysAgo, ...row }) => {
        const createdAt = clock.daysAgo(daysAgo, 12);
        const withdrawnAt = 'withdrawn' in row ? clock.daysAgo(row.withdrawn, 15) : null;
        return {
          id: random.uuid(createdAt),
          scope_type: row.scope_type,
          scope_value: row.scope_value,
          target_payer_id: row.target_payer_id,
          target_tier: row.target_tier,
          multiplier: row.multiplier,
          reason: row.reason,
          valid_from: clock.daysAgo('starts' in row ? row.starts : daysAgo, 12),
          valid_to: 'to' in row ? clock.daysAgo(row.to, 12) : null,
          is_active: withdrawnAt === null,
          created_by: author.id,
          created_at: createdAt,
          deactivated_by: withdrawnAt === null ? null : author.id,
          deactivated_at: withdrawnAt,
        };
      }),
    )
    .execute();
}
