import { ORGANISATION_NAME_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { Type } from 'typebox';
import {
  EmailField,
  NullableText,
  NullableTime,
  named,
  nullable,
  optionalNameField,
  PersonRef,
  RoleRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { PayerSchema } from '#lib/ledger/schemas.ts';
import { CapField } from '../invitations/schemas.ts';
import { VERSION_PATTERN } from './form-version.ts';

/** What is missing is named together with all else that is wrong in the form, so the schema lets it pass. */
const CompanyText = optionalNameField(500);

export const BankDetailsSchema = Type.Object({
  bik: NullableText,
  bank_name: NullableText,
  account: NullableText,
  corr_account: NullableText,
});

export const CompanyData = named('Company', {
  id: Type.String(),
  name: Type.String(),
  full_name: Type.String(),
  inn: NullableText,
  kpp: NullableText,
  ogrn: NullableText,
  legal_address: NullableText,
  director_name: NullableText,
  phone: NullableText,
  email: NullableText,
  version: Type.String({ description: 'Of the facts, to be sent back with a change of them' }),
  bank_details: nullable(BankDetailsSchema),
  bank_version: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The same of the bank details; null where they are',
  }),
  payer: Type.Object({
    ...PayerSchema.properties,
    tier: Type.String(),
    balance: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'This and the two below: null without `company_balance:view`',
    }),
    available: NullableText,
    held: NullableText,
  }),
  owner_id: NullableText,
  owner_name: NullableText,
  users_count: Type.Integer(),
  created_at: TimeField,
  may_edit: Type.Boolean({
    description: 'Whether the caller may change facts and bank details, and reads the latter',
  }),
  membership: Type.Object({
    is_owner: Type.Boolean(),
    role: RoleRef,
    monthly_cap: NullableText,
    spent_this_month: Type.String(),
    resets_at: TimeField,
    joined_at: TimeField,
  }),
  setup: Type.Union(
    [
      Type.Object({ topped_up: Type.Boolean(), invited: Type.Boolean(), capped: Type.Boolean() }),
      Type.Null(),
    ],
    {
      description:
        'What a new company has done of its first steps; null once all are done, once it has spent, and for whoever may not edit it',
    },
  ),
  managers: Type.Array(
    Type.Object({ user_id: Type.String(), display_name: Type.String(), email: Type.String() }),
    { description: 'Whom to ask: the owner first, then who manages the people' },
  ),
});

export const CompanyFactorBody = Type.Object({ is_required: Type.Boolean() });

export const CompanyFactorData = named('CompanyFactor', {
  is_required: Type.Boolean({ description: 'Whether the owner asks a second factor of the people' }),
  people: Type.Integer(),
  missing: Type.Integer({ description: 'How many of them have none' }),
  has_own: Type.Boolean({
    description: 'Whether the caller has one, without which they cannot ask it of others',
  }),
  without: Type.Array(
    Type.Object({
      user_id: Type.String(),
      display_name: Type.String(),
      email: Type.String(),
      due_at: NullableTime,
      is_closed: Type.Boolean(),
    }),
    {
      description:
        'The first fifty of those, by name, each with the time from which the cabinet is closed to them, and whether it is by now',
    },
  ),
});

export const BankDetailsBody = Type.Object({
  bik: Type.String({ minLength: 1, maxLength: 40 }),
  bank_name: CompanyText,
  account: Type.String({ minLength: 1, maxLength: 60 }),
  corr_account: Type.String({ minLength: 1, maxLength: 60 }),
});

/** The form. `core/requisites` checks the requisites, and its message names the field. */
export const CompanyBody = Type.Object({
  name: optionalNameField(ORGANISATION_NAME_MAX_LENGTH),
  full_name: Type.Optional(nullable(CompanyText)),
  inn: Type.String({ minLength: 1, maxLength: 40 }),
  kpp: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  ogrn: Type.String({ minLength: 1, maxLength: 40 }),
  legal_address: CompanyText,
  director_name: CompanyText,
  phone: Type.Optional(nullable(Type.String({ maxLength: 40 }))),
  email: Type.Optional(nullable(EmailField)),
});

/** An older page sends none, and its change is taken whatever it was made from. */
const Version = {
  version: Type.Optional(
    Type.String({
      pattern: VERSION_PATTERN.source,
      'x-error': { code: 'VAL.003', message: 'Версия указана неверно' },
      description: 'Of what was changed; an older one is RES.002 with the company in `details.current`',
    }),
  ),
};

export const EditCompanyBody = Type.Object({ ...CompanyBody.properties, ...Version });
export const EditBankDetailsBody = Type.Object({ ...BankDetailsBody.properties, ...Version });

export const NewCompanyBody = Type.Object({
  ...CompanyBody.properties,
  bank_details: Type.Optional(nullable(BankDetailsBody)),
});

export const CompanyParams = Type.Object({ id: UuidField });
export const CompanyUserParams = Type.Object({ id: UuidField, userId: UuidField });
export const CompanyInvitationParams = Type.Object({ id: UuidField, token: UuidField });

export const CompanyUserSchema = named('CompanyUser', {
  user_id: Type.String(),
  display_name: Type.String(),
  email: Type.String(),
  avatar: NullableText,
  role: RoleRef,
  is_owner: Type.Boolean(),
  is_active: Type.Boolean({ description: 'false: suspended; the company does not pay for them meanwhile' }),
  monthly_cap: NullableText,
  spent_this_month: Type.String(),
  last_sign_in_at: nullable(TimeField),
  joined_at: TimeField,
});

export const CompanyNamesData = Type.Array(
  Type.Object({ user_id: Type.String(), display_name: Type.String() }),
);

export const CompanyUserBody = Type.Object({
  monthly_cap: Type.Optional(CapField),
  is_active: Type.Optional(Type.Boolean()),
});

export const CompanyUserRoleBody = Type.Object({ role_id: UuidField });

export const CompanyEventSchema = named('CompanyEvent', {
  id: Type.String(),
  at: TimeField,
  action: Type.String({ description: '`company.update`, `company.user_role`, …' }),
  actor: nullable(PersonRef),
  user: nullable(PersonRef),
  changes: Type.Array(Type.Object({ field: Type.String(), before: NullableText, after: NullableText }), {
    description: 'What is another value now; of `role_id` the name of the role',
  }),
});
