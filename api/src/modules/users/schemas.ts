import { ACCOUNT_TYPES } from '@cabinet/kernel/core/payments';
import { Type } from 'typebox';
import {
  choiceOf,
  DisplayNameField,
  MoneyField,
  NameRef,
  NullableText,
  NullableTime,
  named,
  nullable,
  PasswordField,
  RoleRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';
import { MEANS_FIELDS, PayerSchema, TierProgressSchema } from '#lib/ledger/schemas.ts';
import { FACTOR_ASKERS } from '#lib/second-factors/schemas.ts';
import { ShownSessionSchema } from '#lib/sessions/shown-session.ts';
import { DaySums, ModelSums } from '#lib/usage/schemas.ts';
import { AVATAR_REFUSAL } from './avatar.ts';

const THEMES = ['light', 'dark'] as const;
const MOVES = ['start', 'end'] as const;
const MIN_CODE_MESSAGE = 'Неверное значение';

const UserSchema = Type.Object({
  id: Type.String(),
  email: Type.String(),
  display_name: Type.String(),
  phone: NullableText,
  avatar: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Address of the picture' }),
  role: Type.String(),
  role_info: Type.Object({
    role_id: Type.String(),
    role_name: Type.String(),
    permissions: Type.Array(Type.String()),
  }),
  global_role: nullable(
    Type.Object(
      { ...RoleRef.properties, permissions: Type.Array(Type.String()) },
      {
        description:
          'In a company the global role that is kept: its rules of model access hold too, its permissions do not',
      },
    ),
  ),
  account_type: choiceOf(ACCOUNT_TYPES),
  is_guest: Type.Boolean(),
  company_id: NullableText,
  company: nullable(NameRef),
  group: nullable(Type.Object({ id: Type.String(), name: Type.String(), is_owner: Type.Boolean() })),
  settings: Type.Object({
    theme: choiceOf(THEMES),
    send_by_enter: Type.Boolean(),
    move_to_message: choiceOf(MOVES),
    low_balance_threshold: NullableText,
  }),
  theme: choiceOf(THEMES),
  created_at: TimeField,
  last_sign_in_at: NullableText,
  second_factor: nullable(
    Type.Object(
      {
        demanded_by: choiceOf(FACTOR_ASKERS),
        due_at: NullableTime,
        is_closed: Type.Boolean(),
      },
      {
        description:
          'That the person has no second factor and is to have one: until when (null: it is only advised), and whether the cabinet is closed without it by now',
      },
    ),
  ),
});

export const MeData = named('Me', {
  user: UserSchema,
  balance: Type.Unsafe<number | null>({
    type: ['number', 'null'],
    description: 'This and the two below: null where the balance of a company is not the viewer’s to see',
  }),
  totalSpent: NullableText,
  tierProgress: nullable(TierProgressSchema),
  payer: PayerSchema,
  people: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'How many people share the account that pays; null: a personal one',
  }),
  ...MEANS_FIELDS,
});

export const BalanceData = Type.Object({
  balance: Type.Number(),
  available: Type.String(),
  held: Type.String(),
  payer: PayerSchema,
  updated_at: TimeField,
  ...MEANS_FIELDS,
});

export const DebtsData = Type.Array(
  named('Debt', {
    debt: Type.String({ description: 'What the next money on this account pays first' }),
    payer: PayerSchema,
  }),
);

export const UserIdParams = Type.Object({ id: Type.String({ description: "A user's id; 0 is the caller" }) });

export const SessionIdParams = Type.Object({ id: UuidField });

export const ProfileBody = Type.Object({
  display_name: Type.Optional(DisplayNameField),
  phone: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength: 40 })),
  password: Type.Optional(PasswordField),
  current_password: Type.Optional(Type.String({ maxLength: 128 })),
  settings: Type.Optional(
    Type.Object({
      send_by_enter: Type.Optional(Type.Boolean()),
      move_to_message: Type.Optional(
        choiceOf(MOVES, {
          'x-error': { code: 'VAL.003', message: MIN_CODE_MESSAGE },
        }),
      ),
      low_balance_threshold: Type.Optional(nullable(MoneyField)),
    }),
  ),
});

export const ThemeBody = Type.Object({
  theme: choiceOf(THEMES, {
    'x-error': { code: 'VAL.003', message: 'Тема — light или dark' },
  }),
});

export const PasswordBody = Type.Object({
  current_password: Type.String({ minLength: 1, maxLength: 128 }),
  new_password: PasswordField,
});

export const AvatarBody = Type.Object({
  avatar: Type.String({ minLength: 1, 'x-error': { code: 'VAL.003', message: AVATAR_REFUSAL } }),
});

export const AvatarData = Type.Object({ avatar: Type.String() });

export const SessionsData = Type.Array(ShownSessionSchema);

export const RevokedData = Type.Object({ revoked: Type.Integer() });

export const SpendingQuery = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
});

export const SpendingData = Type.Object({
  scope: choiceOf(['payer', 'own']),
  payer: PayerSchema,
  days: DaySums,
  models: ModelSums,
  total: Type.String(),
  own_total: Type.String({ description: 'What of it the caller has spent' }),
  previous_total: Type.String({ description: 'Of as many days before' }),
  average_per_day: Type.String({ description: 'The total over the number of days' }),
  days_left: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description:
      'How long the balance lasts at that pace; null: nothing is spent, or the balance is not yours to see',
  }),
  lasts_until: NullableText,
  low_balance: Type.Object({ threshold: NullableText, is_low: Type.Boolean() }),
});
