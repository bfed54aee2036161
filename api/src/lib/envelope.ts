import type { ErrorCode, SuccessEnvelope } from '@cabinet/kernel/core/contract';
import { ERROR_CATALOGUE } from '@cabinet/kernel/core/contract';
import { type TSchema, Type } from 'typebox';

const DEFAULT_MESSAGE = 'Готово';

/** What every JSON answer is wrapped in. */
export function success<Data>(data: Data, message = DEFAULT_MESSAGE): SuccessEnvelope<Data> {
  return { status: 'success', message, data };
}

function successSchema<Data extends TSchema>(data: Data) {
  return Type.Object({ status: Type.Literal('success'), message: Type.String(), data });
}

const ErrorEnvelopeSchema = Type.Object(
  {
    status: Type.Literal('error'),
    message: Type.String(),
    details: Type.Object({
      code: Type.String(),
      category: Type.String(),
      fields: Type.Optional(Type.Record(Type.String(), Type.String())),
      permission: Type.Optional(Type.String()),
      trace_id: Type.String(),
    }),
  },
  { description: 'An error of the catalogue' },
);

type ErrorEnvelope = typeof ErrorEnvelopeSchema;

const OverCapDetails = Type.Object({
  ...ErrorEnvelopeSchema.properties.details.properties,
  cap: Type.Optional(Type.String({ description: "Of PAY.004: the member's monthly cap" })),
  spent: Type.Optional(Type.String({ description: 'This month so far, reserves included' })),
  requested: Type.Optional(Type.String()),
  resets_at: Type.Optional(Type.String({ format: 'date-time' })),
});

/** What any route may answer, whatever it does. */
const COMMON: readonly ErrorCode[] = ['RATE.001', 'SYS.001', 'SYS.002'];

/**
 * The schemas of every answer of a route: 200 with `data`, and the statuses of the codes it may give.
 * Write `responses(DataSchema, 'AUTH.001', 'RES.001')`.
 */
export function responses<Data extends TSchema>(data: Data, ...codes: ErrorCode[]) {
  return { 200: successSchema(data), ...errorResponses(...codes) };
}

/** The error half of `responses`, for routes that answer with a file. */
export function errorResponses(...codes: ErrorCode[]): Record<number, ErrorEnvelope> {
  const statuses: Record<number, ErrorEnvelope> = {};
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...codes, ...COMMON]) {
    const { httpStatus } = ERROR_CATALOGUE[code];
    byStatus.set(httpStatus, [...(byStatus.get(httpStatus) ?? []), code]);
  }
  for (const [status, list] of byStatus) {
    const { details, ...rest } = ErrorEnvelopeSchema.properties;
    statuses[status] = Type.Object(
      { ...rest, details: list.includes('PAY.004') ? OverCapDetails : details },
      { description: list.sort().join(', ') },
    );
  }
  return statuses;
}

/** The codes that one declared answer stands for; none for a success, and for an answer in words of its own. */
export function codesOf(answer: unknown): ErrorCode[] {
  const description = String(Object(answer).description ?? '');
  return description.split(', ').filter(isErrorCode);
}

/** The declared answers with those of more codes. */
export function withCodes(declared: unknown, codes: readonly ErrorCode[]): Record<string, unknown> {
  const answers = Object.entries(Object(declared));
  const known = answers.flatMap(([, answer]) => codesOf(answer));
  const others = answers.filter(([, answer]) => codesOf(answer).length === 0);
  return { ...errorResponses(...new Set([...known, ...codes])), ...Object.fromEntries(others) };
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CATALOGUE, text);
}

/** What every route with a body may answer before it has read it. */
export const TOO_LARGE = { 413: Type.Object(ErrorEnvelopeSchema.properties, { description: 'VAL.003' }) };

/** For routes whose answer carries nothing. */
export const NothingSchema = Type.Null();
