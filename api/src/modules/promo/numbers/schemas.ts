import { type TProperties, Type } from 'typebox';
import { choiceOf, NullableText, named, nullable, TimeField, UuidField } from '#lib/fields.ts';
import { PROMO_STATUSES } from '#lib/promo-kinds.ts';
import { MomentField } from '#lists/index.ts';

const TOP_MAX = 100;

const Period = { from: Type.Optional(MomentField), to: Type.Optional(MomentField) };
const SourceField = Type.String({ maxLength: 128 });
const Which = {
  ip: Type.Optional(SourceField),
  fingerprint: Type.Optional(SourceField),
  cluster_id: Type.Optional(UuidField),
};

export const StatsQuery = Type.Object({ ...Period, ...Which });

export const AnalyticsQuery = Type.Object({
  ...Period,
  ...Which,
  by: Type.Optional(
    choiceOf(['hour', 'day'], { 'x-error': { code: 'VAL.003', message: 'Шаг — hour или day' } }),
  ),
});

export const TopQuery = Type.Object({
  ...Period,
  ...Which,
  status: Type.Optional(
    choiceOf(PROMO_STATUSES, { 'x-error': { code: 'VAL.003', message: 'Неизвестный статус' } }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: TOP_MAX })),
});

const Days = {
  from: Type.String({ description: 'The first day counted, YYYY-MM-DD in Moscow' }),
  to: Type.String({ description: 'The last day counted' }),
};

const NUMBERS = {
  ...Days,
  total: Type.Integer(),
  granted: Type.Integer(),
  rejected: Type.Integer(),
  flagged: Type.Integer(),
  unique_ips: Type.Integer(),
  unique_fingerprints: Type.Integer(),
  amount_granted: Type.String(),
  people: Type.Integer({ description: 'Who was granted their first bonus in the period' }),
  converted_to_topup: Type.Integer({ description: 'Those of them who have topped up since' }),
  conversion: Type.Unsafe<number | null>({
    type: ['number', 'null'],
    description: 'Their share, 0 to 1; null where there are no people',
  }),
};

export const StatsData = Type.Object({
  ...NUMBERS,
  previous: Type.Object(NUMBERS, { description: 'The same of as many days before' }),
});

export const AnalyticsData = Type.Object({
  ...Days,
  by: choiceOf(['hour', 'day']),
  points: Type.Array(
    named('PromoPoint', {
      at: Type.String({ format: 'date-time', description: 'When the hour, or the day of Moscow, begins' }),
      granted: Type.Integer(),
      rejected: Type.Integer(),
      flagged: Type.Integer(),
      amount_granted: Type.String(),
    }),
  ),
});

function topData<Source extends TProperties>(title: string, source: Source) {
  return Type.Object({
    ...Days,
    items: Type.Array(
      named(title, {
        ...source,
        requests: Type.Integer(),
        users: Type.Integer({ description: 'Different accounts and e-mails' }),
        granted: Type.Integer(),
        amount: Type.String({ description: 'What was granted' }),
        first_seen: Type.String({ format: 'date-time', description: 'Ever, not only in the period' }),
        last_seen: TimeField,
        blocked: Type.Boolean(),
        cluster_id: NullableText,
        cluster_number: nullable(Type.Integer()),
      }),
    ),
  });
}

export const TopIpsData = topData('PromoTopIp', {
  ip: Type.String(),
  is_shared_network: Type.Boolean({ description: 'More than 20 fingerprints share it' }),
});
export const TopFingerprintsData = topData('PromoTopFingerprint', { fingerprint: Type.String() });
