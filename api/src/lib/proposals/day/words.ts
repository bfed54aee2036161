import { maskEmail } from '@cabinet/kernel/core/text';
import { proposalNumber } from '#lib/human-number.ts';
import { named } from '#lib/mail/index.ts';
import { permissionName } from '#lib/roles/granting.ts';
import { type ProposalKind, STAFF_KINDS, type StaffKind } from '../kind.ts';
import type { ProposalRow } from '../repository.ts';

type Facts = Pick<ProposalRow, 'kind' | 'number' | 'person_name' | 'facts'>;
type Details = NonNullable<Facts['facts']['details']>;

export const isStaffKind = (kind: ProposalKind): kind is StaffKind =>
  STAFF_KINDS.some((each) => each === kind);

const WHAT: Readonly<Record<StaffKind, (row: Facts) => string>> = {
  staff_role: ({ person_name: name }) => `другая роль — ${name ?? ''}`,
  role_permissions: ({ facts }) => `другие права роли ${named(facts.title ?? '')}`,
  staff_email: ({ person_name: name }) => `другая почта для входа — ${name ?? ''}`,
  staff_activation: ({ person_name: name }) => `включение учётной записи — ${name ?? ''}`,
};

/** What a proposal about staff changes, in a few words: «П-000123: другая роль — Иван Петров». */
export function whatOf(row: Facts): string {
  const number = proposalNumber(row.number);
  return isStaffKind(row.kind) ? `${number}: ${WHAT[row.kind](row)}` : number;
}

const LABELS: Readonly<Record<string, string>> = {
  role: 'Роль',
  name: 'Название',
  description: 'Описание',
  email: 'Почта',
  activity: 'Состояние',
};

/** What changes, a line each. Addresses are masked, because a mistake must not tell a stranger whose they are. */
export function changesOf({ facts: { details = [] } }: Facts): string[] {
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
