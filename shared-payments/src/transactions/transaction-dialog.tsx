import { apiErrorText } from '@cabinet/kernel/notify';
import {
  Button,
  CopyButton,
  DateText,
  Flex,
  numberTerm,
  Skeleton,
  Stack,
  SupportNumber,
  Text,
} from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { payerLabel } from '../payers/payer-labels.ts';
import { BalanceChange } from './balance-change.tsx';
import { Fact, Facts } from './detail-facts.tsx';
import { signedAmount, type Transaction } from './transaction.ts';
import { type DocumentHref, DocumentName } from './transaction-columns.tsx';
import { useTransaction } from './transaction-detail.ts';
import { TransactionEntry } from './transaction-entry.tsx';
import { TransactionTypeBadge } from './transaction-type-badge.tsx';

interface TransactionFactsProps {
  readonly transaction: Transaction;
  readonly documentHref: DocumentHref | undefined;
}

function TransactionFacts({ transaction, documentHref }: TransactionFactsProps) {
  const { model, user, document, reason, description } = transaction;
  return (
    <Facts>
      <Fact term="Когда">
        <DateText value={transaction.createdAt} format="datetime" />
      </Fact>
      <Fact term="Счёт">{payerLabel(transaction.payer)}</Fact>
      {transaction.balanceAfter !== null && (
        <Fact term="Баланс">
          <BalanceChange before={transaction.balanceBefore} after={transaction.balanceAfter} isExact />
        </Fact>
      )}
      {transaction.status === 'reversed' && (
        <Fact term="Состояние">Сторнирована: деньги вернулись обратно</Fact>
      )}
      {description !== '' && <Fact term="Описание">{description}</Fact>}
      {reason !== null && reason !== '' && <Fact term="Основание">{reason}</Fact>}
      {model !== null && <Fact term="Модель">{model.name}</Fact>}
      {user !== null && <Fact term="Кто">{user.displayName}</Fact>}
      {document !== null && document.number !== null && (
        <Fact term="Документ">
          <DocumentName document={document} hrefOf={documentHref} />
        </Fact>
      )}
      {document !== null && document.type === 'chat_request' && document.id !== null && (
        <Fact term="Номер запроса">
          <Flex as="span" display="inline-flex" align="center" gap="1">
            <span>{document.id}</span>
            <CopyButton text={document.id} label="Скопировать номер запроса" />
          </Flex>
        </Fact>
      )}
      <Fact term={numberTerm()}>
        <SupportNumber number={transaction.number} copyLabel="Скопировать номер транзакции" />
      </Fact>
    </Facts>
  );
}

/** Props of {@link TransactionDialog}. */
export interface TransactionDialogProps {
  /** Nothing is shown without one. */
  readonly id: string | null;
  /** What a list knows of it already. */
  readonly known?: Transaction | undefined;
  readonly onClose: () => void;
  readonly documentHref?: DocumentHref | undefined;
}

function TransactionHead({ transaction, documentHref }: TransactionFactsProps) {
  return (
    <Stack gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Text textStyle="2xl" fontWeight="semibold">
          <MoneyText value={signedAmount(transaction)} signed isExact />
        </Text>
        <TransactionTypeBadge type={transaction.type} size="md" />
      </Flex>
      <TransactionFacts transaction={transaction} documentHref={documentHref} />
    </Stack>
  );
}

/** Everything about one transaction: what is in its row, its postings, its price and what it answers. */
export default function TransactionDialog({ id, known, onClose, documentHref }: TransactionDialogProps) {
  const { data, error, mutate } = useTransaction(id);
  if (id === null) return null;
  // A single transaction may show the balance that its list leaves out.
  const transaction = data ?? known;
  const isMissing = error !== undefined && transaction === undefined;
  return (
    <Dialog
      isOpen
      isInAddress
      onClose={onClose}
      title={transaction === undefined ? 'Транзакция' : `Транзакция ${transaction.number}`}
    >
      <Stack gap="6" pb="5">
        {transaction !== undefined && (
          <TransactionHead transaction={transaction} documentHref={documentHref} />
        )}
        {data !== undefined && <TransactionEntry detail={data} />}
        {data === undefined && error === undefined && <Skeleton height="16" aria-label="Загрузка" />}
        {data === undefined && error !== undefined && (
          <Flex role="alert" align="center" gap="3" textStyle="sm" color="fg.error" wrap="wrap">
            <span>{isMissing ? apiErrorText(error).message : 'Не удалось загрузить записи по счетам'}</span>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => void mutate()}>
              Повторить
            </Button>
          </Flex>
        )}
      </Stack>
    </Dialog>
  );
}
