import { isIP } from 'node:net';
import {
  FINGERPRINT_MAX_LENGTH,
  FINGERPRINT_MIN_LENGTH,
  FINGERPRINT_PATTERN,
} from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { ApiError, badField } from '#lib/api-error.ts';
import { type Filter, textOf } from '#lists/index.ts';

export const PROMO_STATUSES = ['granted', 'rejected', 'flagged'] as const;
export type PromoStatus = (typeof PROMO_STATUSES)[number];

export const SOURCE_KINDS = ['ip', 'fingerprint'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

const MESSAGES: Record<SourceKind, string> = {
  ip: 'Адрес — IPv4 или IPv6, например 203.0.113.7',
  fingerprint: `Отпечаток — от ${FINGERPRINT_MIN_LENGTH} до ${FINGERPRINT_MAX_LENGTH} латинских букв, цифр и знаков . _ : -`,
};

/** Whether a text is an address, without a mask or a zone, or a fingerprint. */
function isSource(kind: SourceKind, value: string): boolean {
  return kind === 'ip' ? isIP(value) !== 0 && !value.includes('%') : FINGERPRINT_PATTERN.test(value);
}

/** VAL.003 at the field for a text that is no address, or no fingerprint. */
export function demandSource(kind: SourceKind, value: string, field: string = kind): string {
  if (!isSource(kind, value)) throw badField(field, MESSAGES[kind]);
  return value;
}

/** The source that a call's address names. A text that is no source gets RES.001. */
export function demandKnownSource(kind: SourceKind, value: string): string {
  if (!isSource(kind, value)) throw new ApiError('RES.001');
  return value;
}

/** A whole address or fingerprint. An empty text filters nothing. */
export function sourceFilter(kind: SourceKind): Filter<string> {
  const field = Type.Optional(Type.String({ maxLength: 128 }));
  return {
    fields: (name) => ({ [name]: field }),
    read(query, name) {
      const text = textOf(query, name)?.trim();
      return { value: text ? demandSource(kind, text, name) : undefined, conditions: [] };
    },
  };
}
