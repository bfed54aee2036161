import type { ErrorCode, SuccessEnvelope } from '@cabinet/kernel/core/contract';
import { ERROR_CATALOGUE } from '@cabinet/kernel/core/contract';
import { type TSchema, Type } from 'typebox';
import { choiceOf } from './fields.ts';
import { PayerSchema } from './ledger/schemas.ts';

const DEFAULT_MESSAGE = 'Готово';

/** The envelope of a successful answer. */
export function success<Data>(data: Data, message = DEFAULT_MESSAGE): SuccessEnvelope<Data> {
  return { status: 'success', message, data };
}

function successSchema<Data extends TSchema>(data: Data) {
  return Type.Object({ status: Type.Literal('success'), message: Type.String(), data });
}

const errorSchemas = new Map<string, TSchema>();

/** The schema of an error answer with one of these codes, which share a status. The same codes give the same object. */
function errorSchema(codes: readonly ErrorCode[]): TSchema {
  const key = codes.join(', ');
  const known = errorSchemas.get(key) ?? makeErrorSchema(codes);
  errorSchemas.set(key, known);
  return known;
}

function makeErrorSchema(codes: readonly ErrorCode[]) {
  const details = {
    code: choiceOf(codes),
    category: Type.String(),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    permission: Type.Optional(Type.String()),
    ...(codes.some((code) => code === 'AUTH.010' || code === 'AUTH.012') ? PROOFS : {}),
    trace_id: Type.String(),
    ...(codes.includes('RES.002') ? STANDING : {}),
    ...(codes.includes('RES.003') ? { ...UNCONFIRMED, ...DEBT } : {}),
  };
  return Type.Object(
    {
      status: Type.Literal('error'),
      message: Type.String(),
      details: Type.Object(codes.includes('PAY.004') ? { ...details, ...OVER_CAP } : details),
    },
    { description: codes.join(', ') },
  );
}

const PROOFS = {
  methods: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Of AUTH.010 and AUTH.012: how the person may prove who they are, the first way first',
    }),
  ),
};

const STANDING = {
  current: Type.Optional(
    Type.Unknown({
      description: 'Of RES.002 by an older version: what stands there now, as the route answers it',
    }),
  ),
  users_count: Type.Optional(Type.Integer({ description: 'Of RES.003: how many people stand in the way' })),
  count: Type.Optional(Type.Integer({ description: 'Of RES.002: how many there are now' })),
  shortfall: Type.Optional(
    Type.String({ description: 'Of RES.003: how much of the money that is to go back is not there' }),
  ),
};

const UNCONFIRMED = {
  confirm: Type.Optional(
    Type.Boolean({ description: 'Of RES.003 of an invitation: a code must confirm the address first' }),
  ),
};

const DEBT = {
  debt: Type.Optional(Type.String({ description: 'Of RES.003: the debt that stands in the way' })),
  payer: Type.Optional(PayerSchema),
};

const OVER_CAP = {
  cap: Type.Optional(Type.String({ description: "Of PAY.004: the member's monthly cap" })),
  spent: Type.Optional(Type.String({ description: 'This month so far, reserves included' })),
  requested: Type.Optional(Type.String()),
  resets_at: Type.Optional(Type.String({ format: 'date-time' })),
};

/** Codes that any route may answer. */
const COMMON: readonly ErrorCode[] = ['RATE.001', 'SYS.001', 'SYS.002'];

/**
 * The schemas of every answer of a route: 200 with `data`, and the statuses of the codes it may give.
 * Write `responses(DataSchema, 'AUTH.001', 'RES.001')`.
 */
export function responses<Data extends TSchema>(data: Data, ...codes: ErrorCode[]) {
  return { 200: successSchema(data), ...errorResponses(...codes) };
}

/** The error half of `responses`, for routes that answer with a file. */
export function errorResponses(...codes: ErrorCode[]): Record<number, TSchema> {
  const all = [...new Set([...codes, ...COMMON])].sort();
  const statusOf = (code: ErrorCode) => ERROR_CATALOGUE[code].httpStatus;
  return Object.fromEntries(
    all.map((code) => [
      statusOf(code),
      errorSchema(all.filter((other) => statusOf(other) === statusOf(code))),
    ]),
  );
}

/** The codes of a declared answer. A success and an answer without the envelope have none. */
export function codesOf(answer: unknown): ErrorCode[] {
  const description = String(Object(answer).description ?? '');
  return description.split(', ').filter(isErrorCode);
}

/** Adds the answers of more codes to the declared ones. */
export function withCodes(declared: unknown, codes: readonly ErrorCode[]): Record<string, unknown> {
  const answers = Object.entries(Object(declared));
  const known = answers.flatMap(([, answer]) => codesOf(answer));
  const others = answers.filter(([, answer]) => codesOf(answer).length === 0);
  return { ...errorResponses(...new Set([...known, ...codes])), ...Object.fromEntries(others) };
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CATALOGUE, text);
}

/** Every route with a body may give these answers before it has read the body. */
export const TOO_LARGE = { 413: errorSchema(['VAL.003']) };

/** The answer of routes that have nothing to tell. */
export const NothingSchema = Type.Null();
