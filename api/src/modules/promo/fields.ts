import {
  FINGERPRINT_MAX_LENGTH,
  FINGERPRINT_MIN_LENGTH,
  FINGERPRINT_PATTERN,
} from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import { ApiError, badField } from '#lib/api-error.ts';
import type { SourceKind } from '#lib/promo-kinds.ts';
import { type Filter, textOf } from '#lists/index.ts';
import { networkProblem } from './network.ts';

/** What is wrong with a text that should be an address or a network, or a fingerprint. */
const PROBLEM_OF: Record<SourceKind, (value: string) => string | undefined> = {
  ip: networkProblem,
  fingerprint: (value) =>
    FINGERPRINT_PATTERN.test(value)
      ? undefined
      : `Отпечаток — от ${FINGERPRINT_MIN_LENGTH} до ${FINGERPRINT_MAX_LENGTH} латинских букв, цифр и знаков . _ : -`,
};

/** VAL.003 at the field for a text that is no address or network, or no fingerprint. */
export function demandSource(kind: SourceKind, value: string, field: string = kind): string {
  const problem = PROBLEM_OF[kind](value);
  if (problem !== undefined) throw badField(field, problem);
  return value;
}

/** The source that a call's address names. A text that is no source gets RES.001. */
export function demandKnownSource(kind: SourceKind, value: string): string {
  if (PROBLEM_OF[kind](value) !== undefined) throw new ApiError('RES.001');
  return value;
}

/** An address, a network or a whole fingerprint. An empty text filters nothing. */
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
