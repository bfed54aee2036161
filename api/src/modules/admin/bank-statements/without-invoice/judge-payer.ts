import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { quoted } from '@cabinet/kernel/core/text';
import { type Belonging, isOwnPayer } from '#lib/ledger/index.ts';
import { doubtsOfLine, type LineFacts, type Named } from '../two-people.ts';
import type { PayerRow } from './repository.ts';

/** What a line says of whoever has paid. */
export interface LinePayer extends LineFacts {
  readonly payerName: string;
}

/** Why nobody, or not this person, may give a transfer to a payer; null where they may. */
export function refusalOf(person: Belonging, payer: PayerRow): string | null {
  if (isOwnPayer(person, payer))
    return 'Это ваш счёт или счёт вашей группы или компании: перевод на него зачисляют другие люди';
  if (payer.is_closed) return 'Этого счёта больше нет';
  if (!payer.takes_money) return 'Счёт выключен: сначала его нужно включить';
  if (payer.owner_id === null) return 'У счёта нет владельца: заявку не на кого создать';
  return null;
}

/** What makes one doubt that the transfer is this payer's: two people read it before they confirm. */
export function doubtsOfPayer(line: LinePayer, payer: PayerRow, named: readonly Named[]): string[] {
  return [...doubtsOfInn(line, payer), ...openInvoices(named), ...doubtsOfLine(line, named)];
}

function doubtsOfInn({ inn, payerName }: LinePayer, { company, name }: PayerRow): string[] {
  const who = payerName === '' ? 'плательщика в выписке' : quoted(payerName);
  if (company === null)
    return [
      inn === null
        ? `Чей это перевод, сверить не с чем: ИНН в выписке нет`
        : `Перевод от ${who} с ИНН ${inn}, а у счёта ${quoted(name)} ИНН нет`,
    ];
  return [
    ...(inn === null ? ['Чей это перевод, сверить не с чем: ИНН в выписке нет'] : []),
    ...(inn !== null && inn !== company.inn
      ? [
          `ИНН не совпадает: перевод от ${who} с ИНН ${inn}, а у компании ${quoted(name)} ${company.inn === null ? 'ИНН нет' : `ИНН ${company.inn}`}`,
        ]
      : []),
    ...(company.is_verified ? [] : [`Компания ${quoted(name)} не проверена, и этот перевод её не проверит`]),
  ];
}

/** An invoice that still waits is paid by its own confirmation. */
const openInvoices = (named: readonly Named[]) =>
  named
    .filter(({ candidate, isPlain }) => !isPlain && isOpenStatus(candidate.status))
    .map(
      ({ candidate }) =>
        `В назначении открытая заявка ${candidate.shownNumber} (${candidate.payerName}): возможно, оплачена она`,
    );
