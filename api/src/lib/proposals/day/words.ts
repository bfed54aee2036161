import { fromWire, isNegativeMoney } from '@cabinet/kernel/core/money';
import { maskEmail } from '@cabinet/kernel/core/text';
import { proposalNumber, requestNumber } from '#lib/human-number.ts';
import { named } from '#lib/mail/index.ts';
import { permissionName } from '#lib/roles/granting.ts';
import { type ProposalKind, STAFF_KINDS, type StaffKind } from '../kind.ts';
import type { ProposalRow } from '../repository.ts';

export type Facts = Pick<
  ProposalRow,
  'kind' | 'number' | 'person_name' | 'payer_name' | 'request_number' | 'amount' | 'facts'
>;
type Details = NonNullable<Facts['facts']['details']>;

export const isStaffKind = (kind: ProposalKind): kind is StaffKind =>
  STAFF_KINDS.some((each) => each === kind);

const ofAccount = ({ payer_name: name }: Facts) => `счёт ${named(name ?? '')}`;
const ofRequest = ({ request_number: number }: Facts) => (number === null ? '' : ` ${requestNumber(number)}`);

const WHAT: Readonly<Record<ProposalKind, (row: Facts) => string>> = {
  funds: (row) =>
    isNegative(row) ? `списать деньги, ${ofAccount(row)}` : `начислить деньги, ${ofAccount(row)}`,
  credit_limit: (row) => `другой кредитный лимит, ${ofAccount(row)}`,
  request_refund: (row) => `возврат по заявке${ofRequest(row)}`,
  request_paid: (row) => `оплата заявки${ofRequest(row)}`,
  company_verification: ({ facts }) => `проверка компании ${named(facts.title ?? '')}`,
  rate_correction: ({ facts }) => `корректировка ставок — ${facts.title ?? ''}`,
  model_price: ({ facts }) => `цена модели ${named(facts.title ?? '')}`,
  staff_role: ({ person_name: name }) => `другая роль — ${name ?? ''}`,
  role_permissions: ({ facts }) => `другие права роли ${named(facts.title ?? '')}`,
  staff_email: ({ person_name: name }) => `другая почта для входа — ${name ?? ''}`,
  factor_reset: ({ person_name: name }) => `сброс второго способа входа — ${name ?? ''}`,
  staff_activation: ({ person_name: name }) => `включение учётной записи — ${name ?? ''}`,
};

const isNegative = ({ amount }: Facts) => amount !== null && isNegativeMoney(fromWire(amount));

/** What a proposal changes, in a few words: «П-000123: другая роль — Иван Петров». */
export function whatOf(row: Facts): string {
  return `${proposalNumber(row.number)}: ${WHAT[row.kind](row)}`;
}

const LABELS: Readonly<Record<string, string>> = {
  role: 'Роль',
  name: 'Название',
  description: 'Описание',
  email: 'Почта',
  activity: 'Состояние',
};

/** What changes, a line each. Addresses are masked, because a mistake must not tell a stranger whose they are. */
export function changesOf({ facts: { details = [] } }: Pick<Facts, 'facts'>): string[] {
  return details.map(lineOf);
}

function lineOf({ field, before, after }: Details[number]): string {
  if (field === 'permission')
    return after === null
      ? `Разрешение убирают: ${named(permissionName(before ?? ''))}`
      : `Разрешение добавляют: ${named(permissionName(after))}`;
  return `${LABELS[field] ?? field}: ${shown(field, before)} → ${shown(field, after)}`;
}

const ACTIVITY: Readonly<Record<string, string>> = { false: 'Отключён', true: 'Активен' };

function shown(field: string, value: string | null): string {
  if (value === null || value === '') return '—';
  if (field === 'email') return maskEmail(value);
  return field === 'activity' ? (ACTIVITY[value] ?? value) : value;
}
