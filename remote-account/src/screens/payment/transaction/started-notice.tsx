import { apiErrorText } from '@cabinet/kernel/notify';
import { Banner, Button } from '@cabinet/kernel/ui';
import { useCheckPayment } from '../result/use-check-payment.ts';

/** Somebody may have paid at the provider already: they check that before they pay once more. */
export function StartedNotice({ requestId }: { readonly requestId: string }) {
  const { isChecking, error, checkedAt, check } = useCheckPayment(requestId);
  function words(): string {
    if (error !== null) return apiErrorText(error).message;
    if (checkedAt !== null) return 'Оплата пока не подтверждена.';
    return 'Если вы уже заплатили, не платите ещё раз, а проверьте оплату.';
  }
  return (
    <Banner
      title="Оплата уже начата"
      action={
        <Button size="sm" variant="outline" busy={isChecking} onClick={() => void check()}>
          Проверить оплату
        </Button>
      }
    >
      {words()}
    </Banner>
  );
}
