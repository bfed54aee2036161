import type { Database } from '#db/index.ts';
import { createRandom } from './random.ts';
import type { SeedClock } from './seed-clock.ts';

interface Author {
  readonly id: string;
}

interface Planned {
  readonly daysAgo: number;
  /** So many days ago it begins, where that is later than it was made. */
  readonly starts?: number;
  readonly to?: number;
  readonly withdrawn?: number;
  readonly scope_type: 'all' | 'vendor' | 'tag' | 'type' | 'model';
  readonly scope_value?: string;
  readonly isForCompany?: true;
  readonly target_tier?: string;
  readonly multiplier: string;
  readonly reason: string;
}

const CORRECTIONS: readonly Planned[] = [
  {
    daysAgo: 200,
    to: 120,
    scope_type: 'all',
    multiplier: '0.9500',
    reason: 'Летняя скидка на все модели',
  },
  {
    daysAgo: 150,
    scope_type: 'tag',
    scope_value: 'недорогая',
    multiplier: '0.9000',
    reason: 'Скидка на недорогие модели',
  },
  {
    daysAgo: 90,
    scope_type: 'vendor',
    scope_value: 'Anthropic',
    target_tier: 'business',
    multiplier: '0.9200',
    reason: 'Условия для уровня «Бизнес»',
  },
  {
    daysAgo: 60,
    scope_type: 'all',
    isForCompany: true,
    multiplier: '0.8500',
    reason: 'Договор с ООО «Вектор»',
  },
  {
    daysAgo: 45,
    scope_type: 'type',
    scope_value: 'image',
    multiplier: '1.1500',
    reason: 'Подорожала генерация картинок',
  },
  {
    daysAgo: 30,
    withdrawn: 25,
    scope_type: 'model',
    scope_value: 'claude-opus-4.5',
    multiplier: '1.5000',
    reason: 'Ошибочная наценка',
  },
  {
    daysAgo: 3,
    starts: -7,
    scope_type: 'model',
    scope_value: 'gpt-5',
    target_tier: 'pro',
    multiplier: '0.8800',
    reason: 'Акция с понедельника',
  },
];

/** A correction that was inserted, with what happened to it. */
export interface SeededCorrection {
  readonly id: string;
  readonly multiplier: string;
  readonly reason: string;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
}

/** Corrections of every level and scope: living, planned, ended and withdrawn. */
export async function insertRateCorrections(
  db: Database,
  {
    companyPayerId,
    author,
    clock,
  }: { readonly companyPayerId: string; readonly author: Author; readonly clock: SeedClock },
): Promise<SeededCorrection[]> {
  const random = createRandom('rate corrections');
  const rows = CORRECTIONS.map((planned) => {
    const createdAt = clock.daysAgo(planned.daysAgo, 12);
    const withdrawnAt = planned.withdrawn === undefined ? null : clock.daysAgo(planned.withdrawn, 15);
    return {
      id: random.uuid(createdAt),
      scope_type: planned.scope_type,
      scope_value: planned.scope_value ?? null,
      target_payer_id: planned.isForCompany === true ? companyPayerId : null,
      target_tier: planned.target_tier ?? null,
      multiplier: planned.multiplier,
      reason: planned.reason,
      valid_from: clock.daysAgo(planned.starts ?? planned.daysAgo, 12),
      valid_to: planned.to === undefined ? null : clock.daysAgo(planned.to, 12),
      is_active: withdrawnAt === null,
      created_by: author.id,
      created_at: createdAt,
      deactivated_by: withdrawnAt === null ? null : author.id,
      deactivated_at: withdrawnAt,
    };
  });
  await db.insertInto('rate_corrections').values(rows).execute();
  return rows.map((row) => ({
    id: row.id,
    multiplier: row.multiplier,
    reason: row.reason,
    createdAt: row.created_at,
    withdrawnAt: row.deactivated_at,
  }));
}
