import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { ACCOUNT_TYPES, PAYER_KINDS } from '@cabinet/kernel/core/payments';
import { type Static, Type } from 'typebox';
import { BULK_ACTIONS } from '#lib/bulk-actions.ts';
import {
  choiceOf,
  DisplayNameField,
  EmailField,
  NameRef,
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
import { ProposalSchema } from '#lib/proposals/schemas.ts';
import { ShownSessionSchema } from '#lib/sessions/shown-session.ts';
import { filterFields } from '#lists/index.ts';
import { AuditRowSchema } from '../audit/schemas.ts';
import { ADMIN_USER_FILTERS, ADMIN_USER_SEARCH } from './admin-user-filters.ts';

/** That is more than a page of the screen. A larger choice is made by the filter. */
const IDS_MAX = 1000;
const ITEMS_MAX = 100_000;

const PERSON = {
  id: Type.String(),
  email: Type.String(),
  display_name: Type.String(),
  phone: NullableText,
  avatar: NullableText,
  role: Type.Object({ role_id: Type.String(), role_name: Type.String(), company_id: NullableText }),
  global_role: nullable(RoleRef),
  account_type: choiceOf(ACCOUNT_TYPES),
  company: nullable(NameRef),
  group: nullable(NameRef),
  is_active: Type.Boolean(),
  has_password: Type.Boolean({ description: 'False: invited, and has not set one yet' }),
  balance: Type.String({ description: 'Of the personal account' }),
  spent_30d: Type.String({ description: 'Charges of the last 30 days, whoever paid' }),
  created_at: TimeField,
  last_sign_in_at: NullableTime,
  updated_at: TimeField,
};

export const AdminUserSchema = named('AdminUser', PERSON);
export type AdminUser = Static<typeof AdminUserSchema>;

/** A person after a change, with what of it awaits a second person (product §19.5). */
export const ChangedUserSchema = named('ChangedUser', {
  ...PERSON,
  proposals: Type.Array(ProposalSchema, {
    description: 'What takes effect once a second person confirms it',
  }),
});
export type ChangedUser = Static<typeof ChangedUserSchema>;

const PayerOfPerson = named('AdminUserPayer', {
  id: Type.String(),
  kind: choiceOf(PAYER_KINDS),
  name: Type.String(),
  pays: Type.Boolean({ description: 'Whether the person spends from it now' }),
  is_active: Type.Boolean(),
  balance: Type.String(),
  held: Type.String(),
  credit_limit: Type.String(),
  available: Type.String({
    description: 'What may be spent now: balance − held + credit_limit, and nothing while there is a debt',
  }),
  tier: Type.String(),
});

export const AdminUserDetailSchema = named('AdminUserDetail', {
  ...PERSON,
  is_self: Type.Boolean({
    description: 'Whoever asks: they switch themself off and delete themself nowhere',
  }),
  has_second_factor: Type.Boolean({ description: 'A password alone opens no session of theirs' }),
  owns_company: Type.Boolean(),
  owns_group: Type.Boolean(),
  suspended_in: nullable(NameRef),
  low_balance_threshold: NullableText,
  invited_until: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'How long the last link to set the password opens',
  }),
  sessions: Type.Array(ShownSessionSchema),
  payers: Type.Array(PayerOfPerson),
  month: nullable(
    Type.Object(
      { cap: Type.String(), spent: Type.String(), resets_at: TimeField },
      { description: 'The monthly cap at the payer that pays, and what is spent of it, reserves included' },
    ),
  ),
  permissions: Type.Array(Type.String(), { description: 'Of the role, with the rules of model access' }),
  global_permissions: nullable(
    Type.Array(Type.String(), {
      description:
        'Of the global role that is kept in a company: its rules of model access hold too, its permissions do not',
    }),
  ),
  audit: Type.Array(AuditRowSchema, { description: 'The last 20 rows about the person' }),
});

const MoneyLeft = named('PersonalMoney', {
  id: Type.String({ description: 'The payer' }),
  balance: Type.String(),
  held: Type.String(),
  debt: Type.String(),
  credit_limit: Type.String(),
  open_requests: Type.Integer({ description: 'Payment requests that may still be paid' }),
  open_amount: Type.String(),
});

export const DeletionSchema = named('AdminUserDeletion', {
  payer: nullable(MoneyLeft),
  owns: Type.Object(
    { company: NullableText, group: NullableText },
    { description: 'While they own one they are not deleted' },
  ),
});

export const DeletedUserSchema = named('DeletedUser', {
  id: Type.String(),
  email: Type.String({ description: 'As it was; somebody else may have it by now' }),
  display_name: Type.String(),
  created_at: TimeField,
  deleted_at: TimeField,
  deleted_by: nullable(PersonRef),
  reason: NullableText,
  payer: nullable(MoneyLeft),
});

export const PersonParams = Type.Object({ id: UuidField });
export const PersonSessionParams = Type.Object({ id: UuidField, sessionId: UuidField });

const PHONE = Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 40 });

export const CreateBody = Type.Object({
  email: EmailField,
  display_name: DisplayNameField,
  phone: Type.Optional(PHONE),
  role_id: Type.Optional(UuidField),
});

export const EditBody = Type.Object({
  email: EmailField,
  display_name: DisplayNameField,
  phone: Type.Optional(PHONE),
  role_id: Type.Optional(UuidField),
  updated_at: Type.String({
    format: 'date-time',
    description: 'Of the person that was changed; an older one is RES.002 with `details.current`',
    'x-error': { code: 'VAL.003', message: 'Дата указана неверно' },
  }),
});

const ReasonField = optionalNameField(REASON_MAX_LENGTH, {
  code: 'VAL.003',
  message: `Причина — до ${REASON_MAX_LENGTH} символов`,
});

export const ReasonBody = Type.Object({ reason: Type.Optional(ReasonField) });
export const EndedData = Type.Object({ revoked: Type.Integer() });

export const BulkBody = Type.Object({
  action: choiceOf(BULK_ACTIONS, {
    'x-error': { code: 'VAL.003', message: 'Действие — activate, deactivate или set_role' },
  }),
  role_id: Type.Optional(UuidField),
  ids: Type.Optional(
    Type.Array(UuidField, {
      minItems: 1,
      maxItems: IDS_MAX,
      'x-error': { code: 'VAL.003', message: `От 1 до ${IDS_MAX} человек` },
    }),
  ),
  filter: Type.Optional(
    Type.Object(filterFields(ADMIN_USER_FILTERS, ADMIN_USER_SEARCH), {
      description: 'As in the query of the list',
    }),
  ),
  expected_count: Type.Integer({
    minimum: 1,
    maximum: ITEMS_MAX,
    description: 'How many people the administrator has seen; another number is RES.002 with `details.count`',
    'x-error': { code: 'VAL.003', message: `От 1 до ${ITEMS_MAX.toLocaleString('ru-RU')} человек` },
  }),
  reason: Type.Optional(ReasonField),
});
