import { isOpenStatus } from '@cabinet/kernel/core/payments';
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
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { usePaymentRequest } from '@cabinet/payments';
import { useCallback, useEffect } from 'react';
import { usePaymentSettings } from '../../../api/payment.ts';
import { cancelPaymentRequest } from '../../../api/payment-requests.ts';
import { paymentAtom, showResultAtom } from '../../../lib/payment-state.ts';
import { providerName } from '../../../lib/provider-name.ts';
import { useSettledPayment } from '../../../lib/use-settled-payment.ts';
import { paths } from '../../../paths.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { ProviderFormButton } from './provider-form.tsx';
import { StartedNotice } from './started-notice.tsx';
import { useAssistantOptions } from './use-assistant-options.ts';
import { WayToPay } from './way-to-pay.tsx';
import { WidgetSection } from './widget-section.tsx';

const REFRESH_MS = 5_000;

/** The second step: where one pays and what happens then, one press from the provider. */
export function TransactionStep({ requestId }: { readonly requestId: string }) {
  const { form, result, testMode } = useAtomValue(paymentAtom);
  const showResult = useSetAtom(showResultAtom);
  const navigate = useNavigate();
  const title = useFocusOnMount();
  const { data: fresh } = usePaymentRequest(requestId, { refreshInterval: REFRESH_MS });
  const { widgetUrl = null, isEmulator = false } = usePaymentSettings().data ?? {};
  const request = fresh ?? result;
  useSettledPayment(request ?? undefined);

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

  const provider = providerName(request);
  return (
    <Card width="full" maxW="32.5rem" mx="auto">
      <Stack gap="5">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text as="h2" ref={title} tabIndex={-1} outline="none" textStyle="xl" fontWeight="semibold">
            Осталось оплатить
          </Text>
          {testMode === 1 && <Badge colorPalette="orange">Тестовый режим</Badge>}
        </Flex>
        <Text color="fg.muted">
          <Text as="span" color="fg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <MoneyText value={request.amount} />
          </Text>
          , оплатить до <DateText value={request.expiresAt} format="time" />
        </Text>
        {request.status === 'processing' && request.actions.check && <StartedNotice requestId={requestId} />}
        <WayToPay provider={provider} isInPage={widgetUrl !== null} isEmulator={isEmulator} />
        {widgetUrl !== null && options !== null && (
          <WidgetSection url={widgetUrl} options={options} onEnd={end} />
        )}
        <Stack gap="2">
          <ProviderFormButton form={form}>
            <span>
              Оплатить <MoneyText value={request.amount} />
            </span>
            <ExternalIcon />
          </ProviderFormButton>
          <Button variant="ghost" colorPalette="gray" onClick={changeAmount}>
            <ArrowLeftIcon /> Изменить сумму
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
