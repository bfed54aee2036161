import { revokedLetter } from '#lib/granted/letter.ts';
import { staffLetter } from '#lib/grants/staff-letter.ts';
import { digestLetter } from '#lib/mail/digest.ts';
import type { Letter, LetterKind } from '#lib/mail/index.ts';
import { awaitsLetter } from '#lib/proposals/awaits-letter.ts';
import { dayLetter, stopLink, tookEffectLetter } from '#lib/proposals/day/letters.ts';
import { factorAskedLetter } from '#lib/second-factors/index.ts';
import { accountLetter } from '#modules/admin/users/account-letters.ts';
import { factorResetLetter } from '#modules/admin/users/factor-reset-letter.ts';
import { emailChangedLetters } from '#modules/admin/users/letters.ts';
import {
  askedLetter,
  confirmLetter,
  confirmLink,
  restoredLetters,
  takenLetter,
  undoLink,
} from '#modules/auth/email/letters.ts';
import { firstPasswordLetter, firstPasswordLink } from '#modules/auth/first-password/letter.ts';
import { newDeviceLetter } from '#modules/auth/new-device-letter.ts';
import { passwordChangedLetter, sessionsEndedLetter } from '#modules/auth/own-letters.ts';
import { resetLetter } from '#modules/auth/reset-letter.ts';
import {
  factorChangedLetter,
  factorsResetLetter,
  recoveryCodeUsedLetter,
} from '#modules/auth/second-factor/letters.ts';
import * as company from '#modules/company/letters.ts';
import * as group from '#modules/group/letters.ts';
import { codeLetter, invitationLetter, linkOf } from '#modules/invitations/letter.ts';
import { invoiceLetter } from '#modules/payment/invoice/invoice-letter.ts';
import { refundLetter } from '#modules/payment/requests/refund-letter.ts';
import { lowBalanceLetter } from '#scheduled-jobs/low-balance-letter.ts';
import { DEMO_DOMAIN } from './people.data.ts';

/** What people type, and where the cabinet is open. */
export interface SampleWords {
  readonly origin: string;
  readonly person: string;
  readonly otherPerson: string;
  readonly organisation: string;
  readonly role: string;
  readonly reason: string;
}

export const SAMPLE_WORDS: Omit<SampleWords, 'origin'> = {
  person: 'Анна Крылова',
  otherPerson: 'Пётр Соколов',
  organisation: 'ООО «Вектор»',
  role: 'Бухгалтер',
  reason: 'Перешёл в отдел закупок',
};

const recipient = `reader@${DEMO_DOMAIN}`;
const SECRET = 'sample';
const AUTHOR = 'author';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

function about({ origin: cabinetOrigin, person: name, organisation }: SampleWords) {
  return { recipient, name, company: organisation, causedBy: AUTHOR, cabinetOrigin };
}

function reader({ person }: SampleWords) {
  return { id: 'reader', email: recipient, display_name: person };
}

const askedOf = (words: SampleWords, company: string | null) => ({
  ...reader(words),
  company,
  has_factor: false,
  due_at: inHours(7 * 24),
});

function invitation(kind: 'group' | 'company', { origin, otherPerson, organisation, role }: SampleWords) {
  return invitationLetter({
    kind,
    recipient,
    organisation,
    inviter: otherPerson,
    roleName: kind === 'group' ? null : role,
    monthlyCap: '15000.00',
    expiresAt: inHours(168),
    link: linkOf(origin, kind, SECRET),
  });
}

function invitationCode(kind: 'group' | 'company', { organisation }: SampleWords) {
  return codeLetter({ kind, recipient, organisation, code: '482-913' });
}

function notice({ otherPerson, person, role, reason }: SampleWords) {
  const details = [
    { field: 'role', before: role, after: 'Администратор' },
    { field: 'name', before: person, after: otherPerson },
    { field: 'permission', before: null, after: 'user:manage' },
  ];
  return {
    row: {
      kind: 'staff_role' as const,
      number: 123,
      person_name: person,
      author_name: otherPerson,
      proposed_by: 'author',
      reason,
      facts: { title: role, details },
      payer_name: null,
      request_number: null,
      amount: null,
    },
    at: inHours(24),
    others: [person, otherPerson],
  };
}

function callFrom(cabinetOrigin: string) {
  const headers = {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  };
  return { ip: '203.0.113.7', id: SECRET, fingerprint: null, headers, cabinetOrigin };
}

function gain({ origin, otherPerson, person }: SampleWords, id: 'reader' | 'other') {
  const who = { id, email: `new.reader@${DEMO_DOMAIN}`, display_name: otherPerson };
  return {
    gains: [{ person: who, permissions: ['user:manage' as const], isNew: true }],
    givenBy: otherPerson,
    confirmedBy: person,
    mayAct: true,
    cabinetOrigin: origin,
  };
}

/** Each letter with sample data, made by what makes it for people. */
export const LETTER_SAMPLES = {
  'new-device': ({ origin, person }) =>
    newDeviceLetter({
      recipient,
      name: person,
      origin: callFrom(origin),
    }),
  'password-reset': ({ person }) => resetLetter({ recipient, name: person, code: '482913-507264' }),
  'first-password': ({ origin, person }) =>
    firstPasswordLetter({
      recipient,
      name: person,
      link: firstPasswordLink(origin, SECRET),
      expiresAt: inHours(168),
    }),
  'password-changed': (words) =>
    passwordChangedLetter(reader(words), { way: 'code', endedSessions: 2, origin: callFrom(words.origin) }),
  'factor-changed': (words) =>
    factorChangedLetter(
      reader(words),
      { what: 'passkey added', name: words.organisation },
      callFrom(words.origin),
    ),
  'factor-reset': (words) =>
    factorResetLetter(reader(words), { takes_effect_at: inHours(24) }, stopLink(words.origin, SECRET)),
  'factor-asked': (words) => factorAskedLetter(askedOf(words, null), words.origin),
  'factors-reset': (words) => factorsResetLetter(reader(words), words.origin),
  'recovery-code-used': (words) => recoveryCodeUsedLetter(reader(words), 9, callFrom(words.origin)),
  'sessions-ended': (words) => sessionsEndedLetter(reader(words), 3, callFrom(words.origin)),
  'account-deactivated': (words) => accountLetter(reader(words), 'deactivated', words.origin),
  'account-activated': (words) => accountLetter(reader(words), 'activated', words.origin),
  'account-deleted': (words) => accountLetter(reader(words), 'deleted', words.origin),
  'new-staff': (words) => staffLetter(reader(words), gain(words, 'other')),
  'staff-rights': (words) => staffLetter(reader(words), gain(words, 'reader')),
  refund: (words) =>
    refundLetter(reader(words), {
      id: SECRET,
      number: 123,
      amount: '1234.56',
      payer_kind: 'company',
      payer_name: words.organisation,
      reason: words.reason,
      cabinetOrigin: words.origin,
    }),
  invoice: ({ person, organisation }) =>
    invoiceLetter({
      requestId: SECRET,
      requestNumber: 123,
      recipient,
      author: person,
      invoice: {
        number: 'З-000123',
        amount: '15000.00',
        payer: { name: organisation, inn: null, kpp: null, address: null },
        seller: { name: 'ООО «Чат»' },
        purpose: 'Оплата по счёту З-000123 от 29.11.2026. Пополнение лицевого счёта. НДС не облагается',
        validity: 'Действителен до 13.12.2026',
      },
    }),
  'email-confirm': ({ origin }) =>
    confirmLetter({
      to: recipient,
      from: `former@${DEMO_DOMAIN}`,
      expiresAt: inHours(24),
      link: confirmLink(origin, SECRET),
    }),
  'email-change-asked': ({ origin, person: name }) =>
    askedLetter(
      { name, from: recipient, to: `new.reader@${DEMO_DOMAIN}` },
      { link: undoLink(origin, SECRET), takesTwo: true, origin: callFrom(origin) },
    ),
  'email-restored': ({ origin: cabinetOrigin, person: name }) => {
    const from = `new.reader@${DEMO_DOMAIN}`;
    return restoredLetters({
      name,
      from,
      to: recipient,
      removedFactors: 1,
      keepsFactors: true,
      cabinetOrigin,
    })[0];
  },
  'email-taken': ({ origin: cabinetOrigin }) => takenLetter({ recipient, causedBy: AUTHOR, cabinetOrigin }),
  'email-changed': ({ origin, person }) =>
    emailChangedLetters({
      name: person,
      from: recipient,
      to: `new.reader@${DEMO_DOMAIN}`,
      cabinetOrigin: origin,
    })[0],
  'low-balance': ({ origin, person, organisation }) =>
    lowBalanceLetter(
      {
        email: recipient,
        display_name: person,
        payer_name: organisation,
        payer_kind: 'company',
        balance: '1234.56',
        threshold: '5000.00',
      },
      origin,
    ),
  'group-invitation': (words) => invitation('group', words),
  'group-invitation-code': (words) => invitationCode('group', words),
  'group-removed': (words) =>
    group.removedLetter(reader(words), words.organisation, {
      causedBy: AUTHOR,
      cabinetOrigin: words.origin,
    }),
  'group-transfer-offer': (words) =>
    group.offerLetter(reader(words), {
      group: words.organisation,
      owner: words.otherPerson,
      until: inHours(72),
      causedBy: AUTHOR,
      cabinetOrigin: words.origin,
    }),
  'company-invitation': (words) => invitation('company', words),
  'company-invitation-code': (words) => invitationCode('company', words),
  'company-removed': (words) => company.removedLetter(about(words)),
  'company-role': (words) => company.roleLetter({ ...about(words), roleName: words.role }),
  'company-factor-asked': (words) => factorAskedLetter(askedOf(words, words.organisation), words.origin),
  'company-suspended': (words) => company.suspendedLetter(about(words)),
  'invitations-revoked': ({ origin, person, otherPerson, organisation, role }) =>
    revokedLetter(
      { email: recipient, display_name: person, organisation_name: organisation },
      'company',
      [
        {
          kind: 'company',
          organisation_id: SECRET,
          email: `new.reader@${DEMO_DOMAIN}`,
          role_name: role,
          inviter_name: otherPerson,
        },
      ],
      { causedBy: AUTHOR, cabinetOrigin: origin },
    ),
  digest: (words) =>
    digestLetter(
      reader(words),
      [
        {
          subject: company.roleLetter({ ...about(words), roleName: words.role }).subject,
          times: 12,
          last_at: new Date(),
        },
      ],
      14,
      words.origin,
    ),
  'proposal-awaits': ({ origin, ...words }) =>
    awaitsLetter(
      { email: recipient, displayName: words.person },
      {
        kind: 'credit_limit',
        number: 124,
        person_name: null,
        payer_name: words.organisation,
        request_number: null,
        amount: '150000.00',
        limit_before: '50000.00',
        facts: {},
        reason: words.reason,
        document: 'СЗ-17',
        author_name: words.otherPerson,
        proposed_by: AUTHOR,
        expires_at: inHours(168),
      },
      origin,
    ),
  'proposal-day': (words) => dayLetter(reader(words), notice(words), stopLink(words.origin, SECRET)),
  'proposal-took-effect': (words) => tookEffectLetter(reader(words), notice(words)),
} as const satisfies Record<LetterKind, (words: SampleWords) => Letter>;

/** All of them, for the mail box of the demonstration. */
export function sampleLetters(origin: string): Letter[] {
  return Object.values(LETTER_SAMPLES).map((sample) => sample({ ...SAMPLE_WORDS, origin }));
}
