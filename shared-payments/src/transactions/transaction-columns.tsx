import { TRANSACTION_TYPE } from '@cabinet/kernel/core/payments';
import { Badge, DateText, Flex, Link } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import type { ListScope } from '../list/list-keys.ts';
import { payerLabel } from '../payers/payer-labels.ts';
import { BalanceChange } from './balance-change.tsx';
import { digitsOfRow, signedAmount, type Transaction, type TransactionDocument } from './transaction.ts';
import { countText, documentLabel } from './transaction-labels.ts';
import { TransactionTypeBadge } from './transaction-type-badge.tsx';

type Column = TableColumn<Transaction>;

/** Address of the document behind a transaction, where it has a screen. */
export type DocumentHref = (document: TransactionDocument) => string | null;

const WHEN: Column = {
  id: 'created_at',
  header: 'Дата',
  width: 9.5,
  moment: ({ createdAt }) => createdAt,
  cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
};

const TYPE: Column = {
  id: 'type',
  header: 'Тип',
  width: 8.25,
  isTitle: true,
  phone: ({ type, model }) => model?.name ?? TRANSACTION_TYPE[type].label,
  cell: ({ type, status }) =>
    status === 'reversed' ? (
      <Flex as="span" display="inline-flex" gap="1.5" wrap="wrap">
        <TransactionTypeBadge type={type} />
        <Badge variant="outline" colorPalette="red">
          сторнировано
        </Badge>
      </Flex>
    ) : (
      <TransactionTypeBadge type={type} />
    ),
};

const AMOUNT: Column = {
  id: 'amount',
  header: 'Сумма',
  width: 7,
  isNumeric: true,
  isSummary: true,
  cell: (row) => <MoneyText value={signedAmount(row)} digits={digitsOfRow(row)} signed />,
};

const BALANCE: Column = {
  id: 'balance',
  header: 'Баланс',
  width: 12.5,
  isNumeric: true,
  isEmpty: ({ balanceAfter }) => balanceAfter === null,
  phone: () => null,
  cell: (row) => (
    <BalanceChange before={row.balanceBefore} after={row.balanceAfter} digits={digitsOfRow(row)} />
  ),
};

const ACCOUNT: Column = { id: 'payer', header: 'Счёт', width: 12.5, cell: ({ payer }) => payerLabel(payer) };

const PAYER: Column = { id: 'payer', header: 'Плательщик', cell: ({ payer }) => payer.name };
const PERSON: Column = { id: 'user', header: 'Кто', width: 10, cell: ({ user }) => user?.displayName ?? '—' };

const MODEL: Column = {
  id: 'model',
  header: 'Модель',
  width: 9.5,
  isEmpty: ({ model }) => model === null,
  phone: () => null,
  cell: ({ model }) => model?.name ?? '—',
};

const TOKENS: readonly Column[] = [
  {
    id: 'input_tokens',
    header: 'Вход',
    width: 5.5,
    isNumeric: true,
    isEmpty: ({ tokens }) => tokens === null,
    phone: ({ tokens }) => tokens && `вход ${countText(tokens.input)}, выход ${countText(tokens.output)}`,
    cell: ({ tokens }) => (tokens === null ? '—' : countText(tokens.input)),
  },
  {
    id: 'output_tokens',
    header: 'Выход',
    width: 5.5,
    isNumeric: true,
    isEmpty: ({ tokens }) => tokens === null,
    phone: () => null,
    cell: ({ tokens }) => (tokens === null ? '—' : countText(tokens.output)),
  },
];

const DESCRIPTION: Column = {
  id: 'description',
  header: 'Описание',
  width: 14,
  isOptional: true,
  isEmpty: ({ description }) => description === '',
  cell: ({ description }) => description || '—',
};

const NUMBER: Column = { id: 'number', header: 'Номер', isOptional: true, cell: ({ number }) => number };

/** The document's name, as a link where it has a screen. */
export function DocumentName({
  document,
  hrefOf,
}: {
  readonly document: TransactionDocument | null;
  readonly hrefOf: DocumentHref | undefined;
}) {
  const label = document && documentLabel(document);
  if (document === null || label === null) return <span>—</span>;
  const href = hrefOf?.(document) ?? null;
  return href === null ? <span>{label}</span> : <Link to={href}>{label}</Link>;
}

/** Columns of a list of transactions. */
export function transactionColumns({
  scope,
  isOwnOnly,
  isOfOnePayer,
  hasAccounts,
  documentHref,
}: {
  readonly scope: ListScope;
  /** All of them are the person's own. */
  readonly isOwnOnly: boolean;
  /** All of them are of one account. */
  readonly isOfOnePayer: boolean;
  /** The person's own money is on several accounts. */
  readonly hasAccounts: boolean;
  readonly documentHref: DocumentHref | undefined;
}): readonly Column[] {
  const document: Column = {
    id: 'document',
    header: 'Документ',
    isEmpty: ({ document }) => document === null || documentLabel(document) === null,
    width: 9,
    phone: ({ document }) => document && documentLabel(document),
    cell: (row) => <DocumentName document={row.document} hrefOf={documentHref} />,
  };
  const whose =
    scope === 'my'
      ? [{ ...ACCOUNT, isOptional: !hasAccounts }]
      : // One shared account says nothing new in its own list.
        [{ ...PAYER, isOptional: isOfOnePayer || scope !== 'all' }, ...(isOwnOnly ? [] : [PERSON])];
  // With people there is no room for tokens: whoever wants them adds them, and the details say them as well.
  const tokens = TOKENS.map((column) => ({ ...column, isOptional: !isOwnOnly }));
  return [WHEN, TYPE, MODEL, AMOUNT, ...tokens, BALANCE, ...whose, document, DESCRIPTION, NUMBER];
}
