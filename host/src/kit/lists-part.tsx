import type { PaymentRequestPage, TransactionPage } from '@cabinet/kernel/payments';
import { ExportProgress } from '@cabinet/kernel/payments/export';
import { Heading, SectionCard, Stack } from '@cabinet/kernel/ui';
import { PaymentRequestsTable } from '@cabinet/kernel/ui/payment-requests';
import { TransactionsTable } from '@cabinet/kernel/ui/transactions';
import type { ReactNode } from 'react';
import { FAULT, REQUEST_PAGE, TRANSACTION_PAGE } from './money-data.ts';
import { StillQueries, type StillState } from './still-queries.tsx';

const RESTING = { isLoading: false, isValidating: false };

/** The states of a list, by what its query answers when it answers. */
function statesOf(filled: unknown, empty: unknown): Readonly<Record<string, StillState>> {
  return {
    заполнена: { ...RESTING, data: filled },
    'первая загрузка': { isLoading: true, isValidating: true },
    пусто: { ...RESTING, data: empty },
    ошибка: { ...RESTING, error: FAULT },
    обновление: { isLoading: false, isValidating: true, data: filled },
    'не удалось обновить': { ...RESTING, data: filled, error: FAULT },
  };
}

const EMPTY = { total: 0, nextCursor: null };
const NO_TRANSACTIONS: TransactionPage = {
  ...EMPTY,
  items: [],
  totals: { in: '0', out: '0', net: '0', byPayer: [] },
};
const NO_REQUESTS: PaymentRequestPage = {
  ...EMPTY,
  items: [],
  totals: { paid: '0', open: '0', byStatus: [] },
};
const TRANSACTION_STATES = statesOf([TRANSACTION_PAGE], [NO_TRANSACTIONS]);
const REQUEST_STATES = statesOf(REQUEST_PAGE, NO_REQUESTS);

function States({
  states,
  children,
}: {
  readonly states: Readonly<Record<string, StillState>>;
  readonly children: (name: string) => ReactNode;
}) {
  return (
    <Stack gap="8">
      {Object.entries(states).map(([name, state]) => (
        <Stack key={name} gap="2">
          <Heading as="h3" size="md" _firstLetter={{ textTransform: 'uppercase' }}>
            {name}
          </Heading>
          <StillQueries state={state}>{children(name)}</StillQueries>
        </Stack>
      ))}
    </Stack>
  );
}

export function ListsPart() {
  return (
    <>
      <SectionCard title="Таблица транзакций">
        <States states={TRANSACTION_STATES}>
          {(name) => <TransactionsTable scope="company" label={`Транзакции: ${name}`} />}
        </States>
      </SectionCard>
      <SectionCard title="Таблица заявок">
        <States states={REQUEST_STATES}>
          {(name) => <PaymentRequestsTable scope="company" label={`Заявки: ${name}`} />}
        </States>
      </SectionCard>
      <SectionCard title="Ход экспорта">
        <Stack gap="4">
          <ExportProgress amount={{ bytes: 0, rows: 0, totalRows: null }} cancel={() => undefined} />
          <ExportProgress amount={{ bytes: 348_160, rows: 1200, totalRows: 5400 }} cancel={() => undefined} />
          <ExportProgress amount={{ bytes: 1_468_006, rows: 0, totalRows: null }} cancel={() => undefined} />
        </Stack>
      </SectionCard>
    </>
  );
}
