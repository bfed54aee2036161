import { formatMoney, fromWire } from '@cabinet/kernel/core/money';
import { isOpenStatus } from '@cabinet/kernel/core/payments';
import { paths } from '@cabinet/kernel/paths';
import { useNavigate } from '@cabinet/kernel/router';
import { useAtomValue, useSetAtom } from '@cabinet/kernel/state';
import {
  ArrowLeftIcon,
  Badge,
  Button,
  Card,
  DateText,
  ExternalIcon,
  Flex,
  Separator,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { type PaymentRequestDetail, payerLabel, usePaymentRequest } from '@cabinet/payments';
import { useCallback, useEffect } from 'react';
import { usePaymentSettings } from '../../api/payment.ts';
import { cancelPaymentRequest } from '../../api/payment-requests.ts';
import { paymentAtom, showResultAtom } from '../../lib/payment-state.ts';
import { ProviderFormButton } from './provider-form.tsx';
import { SummaryLine } from './summary-line.tsx';
import { useAssistantOptions } from './use-assistant-options.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { WidgetSection } from './widget-section.tsx';

const REFRESH_MS = 5_000;

function TransactionFacts({ request }: { readonly request: PaymentRequestDetail }) {
  return (
    <Stack as="dl" gap="2">
      <SummaryLine term="К оплате" isStrong>
        {formatMoney(fromWire(request.amount))}
      </SummaryLine>
      <SummaryLine term="Куда">{payerLabel(request.payer)}</SummaryLine>
      <SummaryLine term="Номер заявки">{request.number}</SummaryLine>
      <SummaryLine term="Оплатить до">
        <DateText value={request.expiresAt} format="time" />
      </SummaryLine>
    </Stack>
  );
}

/** The second step: shows what will be paid, then goes to the provider. */
export function TransactionStep({ requestId }: { readonly requestId: string }) {
  const { form, result, testMode } = useAtomValue(paymentAtom);
  const showResult = useSetAtom(showResultAtom);
  const navigate = useNavigate();
  const title = useFocusOnMount();
  const { data: fresh } = usePaymentRequest(requestId, { refreshInterval: REFRESH_MS });
  const widgetUrl = usePaymentSettings().data?.widgetUrl ?? null;
  const request = fresh ?? result;

  useEffect(
    function followServer() {
      // Paid in another tab, or run out of time: there is nothing to pay here any more.
      if (fresh !== undefined && !isOpenStatus(fresh.status)) showResult(fresh);
    },
    [fresh, showResult],
  );
  const end = useCallback(
    () => void navigate(paths.payment.to({ request: requestId, result: 'return' }), { replace: true }),
    [navigate, requestId],
  );
  const options = useAssistantOptions(requestId);

  if (form === null || request === null) return null;

  function changeAmount() {
    // Nobody will pay this request now, so it need not wait for its time to run out.
    void cancelPaymentRequest({ id: requestId }).catch(() => undefined);
    void navigate(paths.payment.to());
  }

  return (
    <Stack gap="4" maxW="32rem">
      <Card>
        <Stack gap="5">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Text as="h2" ref={title} tabIndex={-1} outline="none" textStyle="lg" fontWeight="semibold">
              Проверьте и оплатите
            </Text>
            {testMode === 1 && <Badge colorPalette="orange">Тестовый режим</Badge>}
          </Flex>
          <TransactionFacts request={request} />
          <Separator />
          {widgetUrl !== null && options !== null && (
            <WidgetSection url={widgetUrl} options={options} onEnd={end} />
          )}
          <ProviderFormButton form={form}>
            Оплатить {formatMoney(fromWire(request.amount))} <ExternalIcon />
          </ProviderFormButton>
          <Text textStyle="xs" color="fg.muted">
            Данные карты вводятся на защищённой странице платёжного сервиса, кабинет их не видит. После оплаты
            вы вернётесь сюда.
          </Text>
        </Stack>
      </Card>
      <Flex>
        <Button variant="ghost" colorPalette="gray" onClick={changeAmount}>
          <ArrowLeftIcon /> Изменить сумму
        </Button>
      </Flex>
    </Stack>
  );
}
