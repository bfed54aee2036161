import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { choiceOf, named, nameField, nullable, PersonRef, TimeField } from '#lib/fields.ts';
import { SOURCE_KINDS } from '#lib/promo-kinds.ts';

const KindField = choiceOf(SOURCE_KINDS, {
  'x-error': { code: 'VAL.003', message: 'Вид — ip или fingerprint' },
});

export const BlockBody = Type.Object({
  kind: KindField,
  value: Type.String({ maxLength: 128, 'x-error': { code: 'VAL.003', message: 'Значение указано неверно' } }),
  reason: nameField(REASON_MAX_LENGTH),
});

export const BlockParams = Type.Object({ kind: KindField, value: Type.String({ maxLength: 128 }) });

export const BlockSchema = named('PromoBlock', {
  kind: choiceOf(SOURCE_KINDS),
  value: Type.String(),
  reason: Type.String(),
  created_by: nullable(PersonRef),
  created_at: TimeField,
  requests: Type.Integer({ description: 'How many came from it, ever' }),
});

export const SourceSchema = named('PromoSource', {
  kind: choiceOf(SOURCE_KINDS),
  value: Type.String(),
  requests: Type.Integer(),
  covers: Type.Integer({
    description: 'How many addresses of IPv4, or /64 networks of IPv6, it is; 1 of a fingerprint',
  }),
  users: Type.Integer({ description: 'Different accounts and e-mails' }),
  users_30d: Type.Integer({ description: 'Those of the last 30 days of Moscow' }),
  granted: Type.Integer(),
  amount: Type.String(),
  links: Type.Integer({ description: 'Fingerprints of an address, or addresses of a fingerprint' }),
  block: nullable(BlockSchema),
});
