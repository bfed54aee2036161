import { ButtonLink, EmptyState, PageHeader, PlusIcon, ReceiptIcon } from '@cabinet/kernel/ui';
import { PaymentRequestsTable, requestHref } from '@cabinet/payments/payment-requests';
import { paths } from '../../paths.ts';

const EMPTY = (
  <EmptyState
    icon={<ReceiptIcon />}
    title="Заявок пока нет"
    description="Здесь появится каждое пополнение: оплата картой или счёт для перевода из банка."
    action={<ButtonLink to={paths.payment.to()}>Пополнить счёт</ButtonLink>}
  />
);

export function Screen() {
  return (
    <>
      <PageHeader
        title="Мои заявки"
        related={[paths.finances]}
        description="Пополнения счёта и что с ними стало"
        actions={
          <ButtonLink to={paths.payment.to()}>
            <PlusIcon /> Пополнить счёт
          </ButtonLink>
        }
      />
      <PaymentRequestsTable scope="my" label="Мои заявки" hrefOf={requestHref} empty={EMPTY} />
    </>
  );
}
