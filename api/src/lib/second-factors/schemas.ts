import { PASSKEY_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { type Static, Type } from 'typebox';
import {
  choiceOf,
  NullableText,
  NullableTime,
  named,
  nullable,
  requiredNameField,
  TimeField,
} from '../fields.ts';

/** What may follow a right password at a sign-in, the first way first (product §12.9). */
export const SECOND_FACTORS = ['passkey', 'totp', 'recovery_code'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** Who may demand a second factor of somebody (product §12.13). */
export const FACTOR_ASKERS = ['staff', 'company'] as const;
export type FactorAsker = (typeof FACTOR_ASKERS)[number];

/** By what somebody who is signed in proves again who they are (product §12.10). */
export const PROOFS = ['passkey', 'totp', 'password'] as const;
export type Proof = (typeof PROOFS)[number];

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const BytesField = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

const CODE_MESSAGE = 'Введите код из 6 цифр';

/** The six digits of an app; spaces between them are allowed. */
export const TotpField = Type.String({
  pattern: '^\\s*\\d{3}\\s?\\d{3}\\s*$',
  maxLength: 20,
  'x-error': { code: 'VAL.003', message: CODE_MESSAGE },
});

/** A recovery code as it is printed; case, spaces and hyphens do not count. */
export const RecoveryCodeField = Type.String({
  minLength: 1,
  maxLength: 60,
  'x-error': { code: 'VAL.003', message: 'Введите резервный код целиком' },
});

/** What a passkey is to sign: once, within `timeout_ms`, for the site `rp_id`. */
export const ChallengeData = named('PasskeyChallenge', {
  challenge: Type.String({ description: 'Bytes in base64url' }),
  rp_id: Type.String({ description: 'The host of the cabinet, for which the passkeys are' }),
  timeout_ms: Type.Integer(),
});

/** {@link ChallengeData} with the passkeys of the person, for an authenticator that finds none by itself. */
export const OwnChallengeData = named('OwnPasskeyChallenge', {
  ...ChallengeData.properties,
  credential_ids: Type.Array(Type.String()),
});

/** {@link OwnChallengeData} with what a new passkey is made for; `credential_ids` are those that there are. */
export const NewPasskeyChallengeData = named('NewPasskeyChallenge', {
  ...OwnChallengeData.properties,
  rp_name: Type.String(),
  user_handle: Type.String({ description: 'The id of the person for authenticators, in base64url' }),
  user_name: Type.String(),
  display_name: Type.String(),
});

/** What a passkey has signed: the parts of an `AuthenticatorAssertionResponse`, in base64url. */
export const AssertionBody = Type.Object({
  id: BytesField(2000),
  client_data: BytesField(4000),
  authenticator_data: BytesField(4000),
  signature: BytesField(2000),
  user_handle: nullable(BytesField(200)),
});
export type Assertion = Static<typeof AssertionBody>;

/** A new passkey: the parts of an `AuthenticatorAttestationResponse`, in base64url. */
export const NewPasskeyBody = Type.Object({
  name: requiredNameField(PASSKEY_NAME_MAX_LENGTH),
  id: BytesField(2000),
  client_data: BytesField(4000),
  attestation_object: BytesField(20_000),
  transports: Type.Array(Type.String({ pattern: '^[a-z-]+$', maxLength: 30 }), { maxItems: 10 }),
});
export type NewPasskey = Static<typeof NewPasskeyBody>;

export const PasskeyNameBody = Type.Object({ name: requiredNameField(PASSKEY_NAME_MAX_LENGTH) });

export const PasskeySchema = named('Passkey', {
  id: Type.String(),
  name: Type.String(),
  user_agent: Type.String({ description: 'The browser in which it was made' }),
  is_backed_up: Type.Boolean({ description: 'Whether a lost device does not lose it' }),
  created_at: TimeField,
  last_used_at: NullableTime,
});

export const FactorsData = named('Factors', {
  passkeys: Type.Array(PasskeySchema),
  totp: nullable(Type.Object({ created_at: TimeField, last_used_at: NullableTime })),
  recovery_codes: nullable(
    Type.Object({ left: Type.Integer(), total: Type.Integer(), created_at: TimeField }),
  ),
  demanded_by: nullable(
    choiceOf(FACTOR_ASKERS, {
      description: 'Who demands that the person has one: then the last is not deleted',
    }),
  ),
});

/** The codes of somebody's first second factor: in this answer, and never again. */
const NewCodes = Type.Unsafe<readonly string[] | null>({
  type: ['array', 'null'],
  items: { type: 'string' },
  description: 'Ten new recovery codes, shown once; null where there are some already',
});

export const PasskeyMadeData = Type.Object({ passkey: PasskeySchema, recovery_codes: NewCodes });

/** A secret for an app: as text, as address and as the code to photograph. */
export const TotpSecretData = named('TotpSecret', {
  secret: Type.String({ description: 'In base32' }),
  uri: Type.String({ description: 'otpauth://totp/…' }),
  qr: Type.Object({
    size: Type.Integer({ description: 'The side of the QR code in modules' }),
    path: Type.String({ description: 'Its dark modules as the path of an SVG' }),
  }),
});

export const TotpConfirmedData = Type.Object({ recovery_codes: NewCodes });

export const RecoveryCodesData = Type.Object({ codes: Type.Array(Type.String()) });

export const TotpBody = Type.Object({ code: TotpField });
export const RecoveryCodeBody = Type.Object({ code: RecoveryCodeField });

/** Whether what is guarded may be done at once, until when, and by what the person proves who they are otherwise. */
export const ConfirmationData = named('Confirmation', {
  ends_at: NullableTime,
  methods: Type.Array(choiceOf(PROOFS)),
});

/** A sign-in or a change of one's own account, in words. */
export const SecurityEventSchema = named('SecurityEvent', {
  id: Type.String(),
  at: TimeField,
  text: Type.String({ description: 'What has happened, in Russian' }),
  ip: NullableText,
  user_agent: NullableText,
  is_own: Type.Boolean({ description: 'False where somebody else did it to the account' }),
});

export const SecurityEventsData = Type.Object({
  items: Type.Array(SecurityEventSchema),
  next: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Where the next page begins' }),
});
