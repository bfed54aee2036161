import { FINGERPRINT_MAX_LENGTH, FINGERPRINT_MIN_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { choiceOf, EmailField, MoneyField, NullableText, nullable, UuidField } from '#lib/fields.ts';
import { RequestIdField } from './schemas.ts';

const TEXT_MAX_LENGTH = 500;
const STATUSES = ['granted', 'rejected', 'flagged'] as const;

const text = (minLength: number, maxLength: number, message: string) =>
  Type.String({ minLength, maxLength, 'x-error': { code: 'VAL.003', message } });

const signs = (name: string, min: number, max: number) =>
  text(min, max, `${name} — от ${min} до ${max} символов`);

export const PromoRequestBody = Type.Object({
  request_id: RequestIdField,
  user_id: Type.Optional(nullable(UuidField)),
  email: Type.Optional(nullable(EmailField)),
  ip: text(1, 64, 'Адрес — IPv4 или IPv6'),
  fingerprint: signs('Отпечаток', FINGERPRINT_MIN_LENGTH, FINGERPRINT_MAX_LENGTH),
  user_agent: Type.Optional(text(0, TEXT_MAX_LENGTH * 4, 'Слишком длинное название браузера')),
  code: signs('Код', 1, 100),
  amount: MoneyField,
  status: choiceOf(STATUSES, {
    description: 'What the chat service decided',
    'x-error': { code: 'VAL.003', message: 'Статус — granted, rejected или flagged' },
  }),
  reason: Type.Optional(nullable(text(1, TEXT_MAX_LENGTH, `Причина — до ${TEXT_MAX_LENGTH} символов`))),
});

export const PromoRequestData = Type.Object({
  id: Type.String(),
  request_id: Type.String(),
  status: choiceOf(STATUSES, { description: '`rejected` as well where something is blocked' }),
  reason: NullableText,
  entry_id: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The movement that paid the bonus; null where there is no account to pay it to',
  }),
  replayed: Type.Boolean(),
});
