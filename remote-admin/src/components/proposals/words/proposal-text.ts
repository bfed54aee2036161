import { digitsThatAddUp, formatAmount } from '@cabinet/kernel/core/amount';
import { plural } from '@cabinet/kernel/core/text';
import type { Proposal, ProposalKind } from '../../../api/proposals.ts';
import { nameOf } from '../../../lib/names.ts';
import { changedFields, changedPermissions, changeText } from './detail-words.ts';
import { kindWords } from './kind-words.ts';

type Changing = Pick<Proposal, 'kind' | 'limit' | 'amount' | 'request' | 'details'>;

/** What a proposal is about: a payer, a person, or what its title says. */
export function subjectText({
  payer,
  person,
  title,
  kind,
}: Pick<Proposal, 'payer' | 'person' | 'title' | 'kind'>): string {
  if (payer !== null) return payer.name;
  return person === null ? (title ?? kindWords(kind).label) : nameOf(person);
}

/** «0,00 ₽ → 150 000,00 ₽» of a proposal to raise the credit limit. */
export function limitText({ limit, amount }: Pick<Proposal, 'limit' | 'amount'>): string | null {
  if (limit === null) return null;
  const digits = proposalDigits({ limit, amount });
  return `${formatAmount(limit.before, { digits })} → ${formatAmount(limit.after, { digits })}`;
}

/** Decimals with which the two limits differ by the sum as they are shown. */
export function proposalDigits({ limit, amount }: Pick<Proposal, 'limit' | 'amount'>): number {
  return limit === null || amount === null ? 2 : digitsThatAddUp([limit.before, amount], limit.after);
}

/** Kinds whose first line says more than their name. */
const DEEDS: Partial<Record<ProposalKind, (proposal: Changing) => string>> = {
  funds: ({ amount }) => (amount?.startsWith('-') === true ? 'Списать' : 'Начислить'),
  request_refund: ({ request }) => (request === null ? 'Возврат оплаты' : `Возврат по ${request.number}`),
  request_paid: ({ request }) => (request === null ? 'Оплата заявки' : `Оплата ${request.number}`),
};

/** What is to be done. */
export const deedText = (proposal: Changing): string =>
  DEEDS[proposal.kind]?.(proposal) ?? kindWords(proposal.kind).label;

const NAMES_SHOWN = 2;

/** A few names, or how many there are: the dialog names them all. */
function listed(word: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const rights = `${names.length} ${plural(names.length, 'разрешение', 'разрешения', 'разрешений')}`;
  return [`${word}: ${names.length > NAMES_SHOWN ? rights : names.join(', ')}`];
}

/** What becomes of what, line by line. */
export function changeLines(proposal: Changing): readonly string[] {
  const { added, removed } = changedPermissions(proposal.details);
  return [
    ...[limitText(proposal)].filter((text) => text !== null),
    ...changedFields(proposal.details).map(changeText),
    ...listed('Добавить', added),
    ...listed('Убрать', removed),
  ];
}

/** Why, and by which document. */
export function groundsText({ reason, document }: Pick<Proposal, 'reason' | 'document'>): string | null {
  if (reason === null) return document;
  return document === null ? reason : `${reason} (${document})`;
}
