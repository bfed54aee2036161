import {
  EMAIL_INVALID_MESSAGE,
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  type ErrorCode,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT_MESSAGE,
  PERSON_NAME_MAX_LENGTH,
  UUID_PATTERN,
} from '@cabinet/kernel/core/contract';
import { NAME_PATTERN, TEXT_PATTERN } from '@cabinet/kernel/core/text';
import { type TProperties, type TSchema, type TSchemaOptions, Type } from 'typebox';

/** The code and text of a bad value, which `'x-error'` of its field gives. */
export interface FieldError {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Fields that several modules read or write, each with the code and text of its bad value. */
export const EmailField = Type.String({
  minLength: 1,
  maxLength: EMAIL_MAX_LENGTH,
  pattern: EMAIL_PATTERN.source,
  'x-form': 'email',
  'x-error': { code: 'VAL.001', message: EMAIL_INVALID_MESSAGE },
});

export const PasswordField = Type.String({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  'x-error': { code: 'VAL.002', message: PASSWORD_TOO_SHORT_MESSAGE },
});

/** Empty, or spaces alone. */
const NOTHING = '^\\s*$';

/**
 * A text of people on one line, of up to `maxLength` characters (product §5.11): a name, an address, a reason. Where its
 * characters are the fault, the answer names them, and `error` tells everything else.
 */
export function nameField(
  maxLength: number,
  error: FieldError = { code: 'VAL.003', message: `От 1 до ${maxLength} символов, хотя бы один видимый` },
) {
  const pattern = NAME_PATTERN.source;
  return Type.String({ minLength: 1, maxLength, pattern, 'x-text': 'line', 'x-error': error });
}

/** {@link nameField} that may be left empty. */
export function optionalNameField(maxLength: number, error: FieldError = tooLong(maxLength)) {
  const pattern = `${NOTHING}|${NAME_PATTERN.source}`;
  return Type.String({ maxLength, pattern, 'x-text': 'line', 'x-error': error });
}

/** {@link optionalNameField} of several lines. */
export function optionalTextField(maxLength: number, error: FieldError = tooLong(maxLength)) {
  const pattern = `${NOTHING}|${TEXT_PATTERN.source}`;
  return Type.String({ maxLength, pattern, 'x-text': 'lines', 'x-error': error });
}

function tooLong(maxLength: number): FieldError {
  return { code: 'VAL.003', message: `До ${maxLength} символов` };
}

/** {@link nameField} in which spaces alone count as missing (VAL.004). */
export function requiredNameField(maxLength: number) {
  return Type.String({ ...nameField(maxLength), 'x-blank': 'missing' });
}

/** The name of a person. */
export const DisplayNameField = requiredNameField(PERSON_NAME_MAX_LENGTH);

export const UuidField = Type.String({
  pattern: UUID_PATTERN.source,
  'x-error': { code: 'VAL.003', message: 'Неверный идентификатор' },
});

/** Money on the wire: a decimal string with up to 10 decimals. */
export const MoneyField = Type.String({
  pattern: '^-?\\d{1,18}(\\.\\d{1,10})?$',
  'x-form': 'money',
  'x-error': { code: 'VAL.003', message: 'Сумма указана неверно' },
});

/** A moment by ISO 8601, in UTC with milliseconds. A row gives its Date as it is, and the serializer writes it so. */
export const TimeField = Type.Unsafe<Date | string>({ type: 'string', format: 'date-time' });

/** A moment or null. It serialises faster than a union does. */
export const NullableTime = Type.Unsafe<Date | string | null>({ type: ['string', 'null'] });

/** A text or null. It serialises faster than a union does. */
export const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** An object with a title. The client's types declare it once, under this name. */
export function named<Properties extends TProperties>(title: string | undefined, properties: Properties) {
  return Type.Object(properties, title === undefined ? {} : { title });
}

/** A person whom an answer names. */
export const PersonRef = named('PersonRef', { id: Type.String(), display_name: Type.String() });

/** Anything else that an answer names: a company, a group, a model. */
export const NameRef = named('NameRef', { id: Type.String(), name: Type.String() });

/** A role that an answer names. */
export const RoleRef = named('RoleRef', { role_id: Type.String(), role_name: Type.String() });

/** One value of a closed set. */
export function choiceOf<const Value extends string>(values: readonly Value[], more: TSchemaOptions = {}) {
  return Type.Unsafe<Value>({ type: 'string', enum: [...values], ...more });
}

export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}
