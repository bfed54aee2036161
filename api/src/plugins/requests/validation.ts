import { ERROR_CATALOGUE, type ErrorCode, tidyEmail } from '@cabinet/kernel/core/contract';
import { NAME_PATTERN, TEXT_PATTERN, textProblem } from '@cabinet/kernel/core/text';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { ApiError, REQUIRED_MESSAGE } from '#lib/api-error.ts';
import type { FieldError } from '#lib/fields.ts';

const REQUIRED: FieldError = { code: 'VAL.004', message: REQUIRED_MESSAGE };
const BAD: FieldError = { code: 'VAL.003', message: ERROR_CATALOGUE['VAL.003'].message };
const UNSTORABLE: FieldError = { code: 'VAL.003', message: 'Недопустимый знак в тексте' };
/** Texts of the database cannot hold NUL or half of a surrogate pair. */
const UNSTORABLE_TEXT = /\0|\p{Surrogate}/u;
/** The error that gives the code of the answer, where there are several. */
const PRECEDENCE: readonly ErrorCode[] = ['VAL.004', 'VAL.001', 'VAL.002', 'VAL.003'];

/** The patterns of texts that people type, by `'x-text'` of their field. */
const TEXT_PATTERNS = { line: NAME_PATTERN, lines: TEXT_PATTERN } as const;
type TextKind = keyof typeof TEXT_PATTERNS;

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;
/** An empty value means true. */
const BOOLEANS = new Map([
  ['', true],
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** The first field whose text the database would refuse. */
function unstorableField(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return UNSTORABLE_TEXT.test(value) ? path : undefined;
  if (!isRecord(value)) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableField(inner, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}
interface Failure {
  readonly field: string;
  readonly error: FieldError;
}

/**
 * Checks what a request brings. Bodies are not converted (a number in quotes is no number), while queries, parameters
 * and headers, which are text, are. Fields that the schema does not name are dropped. Like the serializer of an answer,
 * a check is compiled when it is first needed.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: ReturnType<typeof Compile<typeof schema>> | undefined;
  const hasEmail = httpPart === 'body' && JSON.stringify(schema).includes('"x-form":"email"');
  const bodyOf = (input: unknown) => (hasEmail ? withTidyEmails(schema, input ?? {}) : (input ?? {}));
  return (input: unknown) => {
    compiled ??= Compile(schema);
    const check = compiled;
    const value = httpPart === 'body' ? bodyOf(input) : fromText(schema, { ...Object(input) });
    if (!check.Check(value)) return { error: toApiError(schema, check.Errors(value), value) };
    if (httpPart === 'headers') return { value: input };
    const clean = Value.Clean(schema, value);
    const field = unstorableField(clean);
    if (field === undefined) return { value: clean };
    const { code, message } = UNSTORABLE;
    return { error: new ApiError(code, { message, fields: { [field]: message } }) };
  };
};

/** Before anything is judged, e-mails lose what the letters of the cabinet write into them. */
function withTidyEmails(schema: unknown, value: unknown): unknown {
  const inner = withoutNull(schema);
  if (!isRecord(inner)) return value;
  if (typeof value === 'string') return inner['x-form'] === 'email' ? tidyEmail(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => withTidyEmails(inner.items, item));
  const { properties } = inner;
  if (!isRecord(value) || !isRecord(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withTidyEmails(properties[name], each)]),
  );
}

/** Converts texts to the numbers, flags and lists of the schema. What cannot be converted stays and fails. */
function fromText(schema: TSchema, input: Record<string, unknown>): Record<string, unknown> {
  const properties: unknown = 'properties' in schema ? schema.properties : undefined;
  if (!isRecord(properties)) return input;
  for (const [name, property] of Object.entries(properties)) {
    if (name in input && isRecord(property)) input[name] = convert(property.type, input[name]);
  }
  return input;
}

function convert(type: unknown, value: unknown): unknown {
  if (type === 'array') return Array.isArray(value) ? value : [value];
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return BOOLEANS.get(value) ?? value;
  if ((type === 'integer' || type === 'number') && NUMBER.test(value)) return Number(value);
  return value;
}

function toApiError(schema: TSchema, errors: readonly SchemaError[], value: unknown): ApiError {
  const fields: Record<string, string> = {};
  const codes = new Set<ErrorCode>();
  for (const { field, error } of errors.flatMap((found) => failures(schema, found, value))) {
    if (field in fields) continue;
    fields[field] = error.message;
    codes.add(error.code);
  }
  // In an object that may be null, an error inside it says more than that it is no null.
  for (const field of Object.keys(fields)) {
    if (Object.keys(fields).some((other) => other.startsWith(`${field}.`))) delete fields[field];
  }
  const code = PRECEDENCE.find((candidate) => codes.has(candidate)) ?? 'VAL.003';
  const own = Object.values(fields).length === 1 ? Object.values(fields)[0] : undefined;
  return new ApiError(code, { fields, ...(own === undefined || code !== 'VAL.003' ? {} : { message: own }) });
}

function failures(
  schema: TSchema,
  { keyword, instancePath, params }: SchemaError,
  value: unknown,
): Failure[] {
  const path = instancePath.split('/').filter((step) => step !== '');
  if (keyword === 'required' && 'requiredProperties' in params && Array.isArray(params.requiredProperties)) {
    return params.requiredProperties.map((name) => ({
      field: [...path, String(name)].join('.'),
      error: REQUIRED,
    }));
  }
  const found = valueAt(value, path);
  const words = wordsOf(schema, path);
  return [{ field: path.join('.'), error: errorOf(found, keyword, words) }];
}

function errorOf(value: unknown, keyword: string, { error = BAD, text, isBlankMissing }: Words): FieldError {
  if (typeof value !== 'string') return error;
  if (keyword !== 'type' && (isBlankMissing ? value.trim() : value) === '') return REQUIRED;
  if (keyword !== 'pattern' || text === undefined) return error;
  const problem = textProblem(value, TEXT_PATTERNS[text]);
  return problem === undefined ? error : { code: 'VAL.003', message: problem };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);
}

/** What a schema says of a field beside its type. */
interface Words {
  /** The nearest `x-error` on the way to the field. */
  readonly error?: FieldError | undefined;
  readonly text?: TextKind | undefined;
  readonly isBlankMissing: boolean;
}

function wordsOf(schema: unknown, path: readonly string[]): Words {
  let error: FieldError | undefined;
  let inner = schema;
  for (const step of path) {
    if (!isRecord(inner)) break;
    inner = withoutNull(isRecord(inner.properties) ? inner.properties[step] : inner.items);
    if (isRecord(inner) && isFieldError(inner['x-error'])) error = inner['x-error'];
  }
  const kind = isRecord(inner) ? inner['x-text'] : undefined;
  return {
    error,
    text: kind === 'line' || kind === 'lines' ? kind : undefined,
    isBlankMissing: isRecord(inner) && inner['x-blank'] === 'missing',
  };
}

/** The other half of something that may also be null. */
function withoutNull(schema: unknown): unknown {
  if (!isRecord(schema) || !Array.isArray(schema.anyOf)) return schema;
  return schema.anyOf.find((half: unknown) => isRecord(half) && half.type !== 'null');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';
}
