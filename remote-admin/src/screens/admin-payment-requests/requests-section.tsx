import type { PaymentRequest } from '@cabinet/payments';
import { PaymentRequestsTable } from '@cabinet/payments/payment-requests';
import { deedsOf } from '../../components/payment-request/request-deeds.ts';
import { useRequestDialog } from '../../components/payment-request/use-request-dialog.ts';
import { paths } from '../../paths.ts';
import { useFoundFilters } from './use-found-filters.ts';

const hrefOf = ({ id }: PaymentRequest) => paths.adminPaymentRequestsDetail.to({ requestId: id });

/** Every payment request, with what this person may decide about each. */
export function RequestsSection() {
  const dialog = useRequestDialog();
  const found = useFoundFilters();
  return (
    <>
      <PaymentRequestsTable
        scope="all"
        label="Все заявки"
        hrefOf={hrefOf}
        found={found}
        rowActions={(request) =>
          deedsOf(request).map(({ deed, label, isDestructive }) => ({
            id: deed,
            label,
            isDestructive,
            onSelect: () => dialog.ask({ deed, request }),
          }))
        }
      />
      {dialog.element}
    </>
  );
}
