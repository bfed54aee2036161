import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { proposalNumber } from '#lib/human-number.ts';
import { composeLetter, type Letter, letterTime } from '#lib/mail/index.ts';
import { changesOf, type Facts, isStaffKind, whatOf } from './day/words.ts';
import { limitOf } from './proposal-dto.ts';
import type { ProposalRow } from './repository.ts';

type Row = Facts &
  Pick<
    ProposalRow,
    'limit_before' | 'reason' | 'document' | 'author_name' | 'proposed_by' | 'expires_at' | 'payer_name'
  >;

/** Tells somebody who may be the second person what waits for them (product §19.5). */
export function awaitsLetter(
  to: { readonly email: string; readonly displayName: string },
  row: Row,
  cabinetOrigin: string,
): Letter {
  const number = proposalNumber(row.number);
  // Of money and prices the screen says more than a letter has room for.
  const changes = isStaffKind(row.kind) ? changesOf(row) : [];
  return composeLetter({
    kind: 'proposal-awaits',
    causedBy: row.proposed_by,
    recipient: to.email,
    name: to.displayName,
    subject: `Ждёт второго человека: предложение ${number}`,
    parts: [
      'Предложено изменение, которое подтверждает второй человек. Подтвердить его можете вы.',
      { facts: factsOf(row) },
      ...(changes.length === 0 ? [] : [{ list: changes }]),
      'Прочитайте, что изменится, и подтвердите или отклоните. Если вы не знаете, зачем это, сначала спросите того, кто предложил.',
    ],
    button: {
      text: 'Посмотреть предложение',
      url: `${cabinetOrigin}/admin/proposals?${new URLSearchParams({ status: 'all', q: number })}`,
    },
  });
}

function factsOf(row: Row): (readonly [label: string, value: string])[] {
  const { amount, reason, document } = row;
  const limit = limitOf(row);
  return [
    ['Что', whatOf(row)],
    ...(limit === null
      ? maybe('Сумма', amount === null ? null : formatMoney(fromWire(amount)))
      : maybe('Лимит', `${formatMoney(fromWire(limit.before))} → ${formatMoney(fromWire(limit.after))}`)),
    ...maybe('Причина', reason),
    ...maybe('Документ', document),
    ['Кто предложил', row.author_name],
    ['Ждёт до', letterTime(row.expires_at)],
  ];
}

const maybe = (label: string, value: string | null): (readonly [string, string])[] =>
  value === null ? [] : [[label, value]];
