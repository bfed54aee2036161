import { EmptyState, Link, ListIcon, SectionCard } from '@cabinet/kernel/ui';
import { useModelOptions } from '@cabinet/payments';
import { TransactionsTable } from '@cabinet/payments/transactions';
import { useDocumentHref } from '../../lib/use-document-href.ts';
import { paths } from '../../paths.ts';

const EMPTY = (
  <EmptyState
    icon={<ListIcon />}
    title="Движений пока нет"
    description="Здесь появятся пополнения, начисления и списания этого счёта."
  />
);

/** The movements of one account; the list of all has their file. */
export function MovementsSection({ payerId }: { readonly payerId: string }) {
  const models = useModelOptions();
  const documentHref = useDocumentHref();
  return (
    <SectionCard
      title="Движения"
      actions={<Link to={paths.adminTransactions.to({ payer_id: payerId })}>В списке всех транзакций</Link>}
    >
      <TransactionsTable
        scope="all"
        payerId={payerId}
        label="Движения счёта"
        models={models}
        documentHref={documentHref}
        empty={EMPTY}
      />
    </SectionCard>
  );
}
