import { Type } from 'typebox';
import {
  choiceOf,
  DisplayNameField,
  EmailField,
  NameRef,
  NullableText,
  named,
  nullable,
  PasswordField,
  PersonRef,
  TimeField,
  UuidField,
} from '#lib/fields.ts';

const STATUSES = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const;

const InvitedRoleSchema = nullable(Type.Object({ role_id: Type.String(), role_name: Type.String() }));

const RevokedBecauseField = nullable(
  choiceOf(['inviter'], {
    description:
      'Why it was revoked, where nobody did so by hand. inviter: whoever sent it may not invite like this any more',
  }),
);

/** An invitation as its manager lists it. */
export const InvitationSchema = named('Invitation', {
  token: Type.String({ description: 'A handle to revoke or resend it; it accepts nothing' }),
  email: Type.String(),
  status: choiceOf(STATUSES),
  role: InvitedRoleSchema,
  monthly_cap: NullableText,
  invited_by: PersonRef,
  sent_at: TimeField,
  expires_at: TimeField,
  resend_count: Type.Integer(),
  revoked_because: RevokedBecauseField,
});

export const InvitationsData = Type.Array(InvitationSchema);

/** An invitation as the administration sees it on a person's page: of which group or company, and where that is handled. */
const PersonInvitationSchema = named('PersonInvitation', {
  id: Type.String(),
  ...Type.Pick(InvitationSchema, [
    'email',
    'status',
    'invited_by',
    'sent_at',
    'expires_at',
    'revoked_because',
  ]).properties,
  payer: Type.Object({ id: Type.String(), kind: choiceOf(['group', 'company']), name: Type.String() }),
});

const SomeInvitations = Type.Object({
  total: Type.Integer(),
  items: Type.Array(PersonInvitationSchema, { description: 'The newest twenty' }),
});

export const PersonInvitationsData = named('PersonInvitations', {
  received: SomeInvitations,
  sent: SomeInvitations,
});

/** The invitation whose letter was sent just now. Its link is known now and never again. */
export const SentInvitationData = named('SentInvitation', {
  ...InvitationSchema.properties,
  link: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description:
      'To copy: it opens the invitation and proves no e-mail; null when the same call is sent again',
  }),
  letter_at: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    format: 'date-time',
    description: 'When the letter will leave that waits for another day; null: now',
  }),
});

/** A cap in roubles, without a sign. null means no limit. */
export const CapField = nullable(
  Type.String({
    pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
    'x-form': 'money',
    'x-error': { code: 'VAL.003', message: 'Лимит — сумма в рублях, не меньше нуля' },
  }),
);

export const InviteToGroupBody = Type.Object({
  email: EmailField,
  monthly_cap: Type.Optional(CapField),
});

export const InviteToCompanyBody = Type.Object({
  ...InviteToGroupBody.properties,
  role_id: Type.Optional(UuidField),
});

/** The secret of a link. A secret that was never given out is unknown, whatever it looks like. */
export const SecretField = Type.String({ minLength: 1, maxLength: 200 });

/** The handle of an invitation; it opens one to the caller's own e-mail alone. */
export const OwnInvitationParams = Type.Object({ token: UuidField });

export const SecretParams = Type.Object({ token: SecretField });

/** What the holder of a link reads, signed in or not. */
export const InvitationViewData = named('InvitationView', {
  kind: choiceOf(['group', 'company']),
  organisation: Type.Object({ name: Type.String() }),
  inviter: Type.Object({ display_name: Type.String() }),
  email: Type.String({ description: 'Masked' }),
  state: choiceOf([...STATUSES, 'replaced'], {
    description: 'replaced: a newer letter has been sent for the same invitation; only that one opens it',
  }),
  revoked_because: RevokedBecauseField,
  role_name: NullableText,
  monthly_cap: NullableText,
  expires_at: TimeField,
  proves_email: Type.Boolean({
    description:
      'Whether the link came by e-mail or a code confirmed the address; otherwise a visitor needs a code',
  }),
  viewer: nullable(
    Type.Object(
      {
        is_addressee: Type.Boolean(),
        obstacle: nullable(
          choiceOf(['member', 'other_group', 'other_company', 'staff'], {
            description:
              'Why the addressee cannot accept: is in it already, in another group, in another company, or holds a role of the staff',
          }),
        ),
        paying: nullable(
          choiceOf(['company'], {
            description: 'company: goes on paying for them after they have joined a group',
          }),
        ),
      },
      { description: 'Who is signed in; null: nobody' },
    ),
  ),
});

export const CodeBody = Type.Object({ token: SecretField });

/** A code is on its way to the invited address. */
export const CodeSentData = named('InvitationCodeSent', {
  email: Type.String({ description: 'Masked' }),
  expires_at: TimeField,
  resend_after: TimeField,
});

export const ConfirmBody = Type.Object({
  token: SecretField,
  code: Type.String({ minLength: 1, maxLength: 50, description: 'Six digits' }),
});

export const ConfirmedData = named('ConfirmedInvitation', {
  token: Type.String({
    description: 'A secret that proves the e-mail for an hour; it takes the place of the link’s',
  }),
});

export const AcceptBody = Type.Object({
  token: SecretField,
  display_name: Type.Optional(DisplayNameField),
  password: Type.Optional(PasswordField),
});

export const AcceptedData = named('AcceptedInvitation', {
  kind: choiceOf(['group', 'company']),
  organisation: NameRef,
  has_signed_in: Type.Boolean({ description: 'Whether this call made the account and opened its session' }),
});

export const DeclineBody = Type.Object({ token: SecretField });
