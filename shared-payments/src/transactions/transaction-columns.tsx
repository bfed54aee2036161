import { Badge, DateText, Flex, Link, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import type { TableColumn } from '@cabinet/kernel/ui/table';
import { payerLabel } from '../payers/payer-labels.ts';
import { BalanceChange } from './balance-change.tsx';
import { signedAmount, type Transaction, type TransactionDocument } from './transaction.ts';
import { documentLabel } from './transaction-labels.ts';
import { TransactionTypeBadge } from './transaction-type-badge.tsx';

type Column = TableColumn<Transaction>;

/** Address of the document behind a transaction, where it has a screen. */
export type DocumentHref = (document: TransactionDocument) => string | null;

const WHEN: Column = {
  id: 'created_at',
  header: 'Дата',
  isNowrap: true,
  cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
};

const TYPE: Column = {
  id: 'type',
  header: 'Тип',
  isTitle: true,
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
  isNumeric: true,
  isSummary: true,
  cell: (row) => <MoneyText value={signedAmount(row)} signed />,
};

const BALANCE: Column = {
  id: 'balance',
  header: 'Баланс',
  isNumeric: true,
  isEmpty: ({ balanceAfter }) => balanceAfter === null,
  isNowrap: true,
  cell: ({ balanceBefore, balanceAfter }) => <BalanceChange before={balanceBefore} after={balanceAfter} />,
};

const ACCOUNT: Column = { id: 'payer', header: 'Счёт', cell: ({ payer }) => payerLabel(payer) };

const PEOPLE: readonly Column[] = [
  { id: 'payer', header: 'Плательщик', cell: ({ payer }) => payer.name },
  { id: 'user', header: 'Кто', cell: ({ user }) => user?.displayName ?? '—' },
];

const REST: readonly Column[] = [
  {
    id: 'model',
    header: 'Модель',
    isEmpty: ({ model }) => model === null,
    isNowrap: true,
    cell: ({ model }) => model?.name ?? '—',
  },
  {
    id: 'description',
    header: 'Описание',
    isEmpty: ({ description }) => description === '',
    cell: ({ description }) => (
      <Text as="span" display="block" minWidth={{ lg: '44' }}>
        {description || '—'}
      </Text>
    ),
  },
];

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
  if (document === null || label === null) return '—';
  const href = hrefOf?.(document) ?? null;
  return href === null ? label : <Link to={href}>{label}</Link>;
}

/** Columns of a list of transactions. */
export function transactionColumns({
  hasPeople,
  hasAccounts,
  hasBalance,
  documentHref,
}: {
  /** An account that several people spend from. */
  readonly hasPeople: boolean;
  /** The person's own money is on several accounts. */
  readonly hasAccounts: boolean;
  /** Whether a balance is the person's to see. */
  readonly hasBalance: boolean;
  readonly documentHref: DocumentHref | undefined;
}): readonly Column[] {
  const document: Column = {
    id: 'document',
    header: 'Документ',
    isEmpty: ({ document }) => document === null || documentLabel(document) === null,
    isNowrap: true,
    cell: (row) => <DocumentName document={row.document} hrefOf={documentHref} />,
  };
  const whose = hasPeople ? PEOPLE : [{ ...ACCOUNT, isOptional: !hasAccounts }];
  const money = hasBalance ? [AMOUNT, BALANCE] : [AMOUNT];
  return [WHEN, TYPE, ...money, ...whose, ...REST, document, NUMBER];
}
