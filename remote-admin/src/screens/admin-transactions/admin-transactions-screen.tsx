import { notify } from '@cabinet/kernel/notify';
import { EmptyState, ListIcon, PageHeader } from '@cabinet/kernel/ui';
import { useModelOptions } from '@cabinet/payments';
import { TransactionsTable } from '@cabinet/payments/transactions';
import { startTransactionsFile } from '../../api/transactions.ts';
import { JobLine } from '../../components/background-job/job-line.tsx';
import { useJobDialog } from '../../components/background-job/use-job-dialog.tsx';
import { useDocumentHref } from '../../lib/use-document-href.ts';
import { paths } from '../../paths.ts';
import { useFoundFilters } from './use-found-filters.ts';

const EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Транзакций пока нет"
    description="Здесь появятся пополнения, списания и возвраты всех плательщиков."
  />
);
/** A file changes nothing that is on the screen. */
const nothing = () => undefined;

export function Screen() {
  const models = useModelOptions();
  const found = useFoundFilters();
  const documentHref = useDocumentHref();
  const job = useJobDialog(nothing);
  async function startFile(format: 'csv' | 'xlsx', filters: Readonly<Record<string, string>>) {
    const id = await startTransactionsFile(format, filters);
    notify.info('Строк много, файл готовится в фоне. Страницу можно закрыть');
    job.open(id);
  }
  return (
    <>
      <PageHeader
        title="Все транзакции"
        related={[paths.adminPaymentRequests, paths.adminPayers, paths.adminLedger]}
        description="Движения денег всех плательщиков"
      />
      <TransactionsTable
        scope="all"
        label="Все транзакции"
        models={models}
        found={found}
        onLargeFile={startFile}
        documentHref={documentHref}
        empty={EMPTY}
      />
      <JobLine kind="transactions.export" onOpen={job.open} onOver={nothing} />
      {job.element}
    </>
  );
}
