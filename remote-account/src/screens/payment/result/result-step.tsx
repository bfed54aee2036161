import { isOpenStatus, isPaidOnline } from '@cabinet/kernel/core/payments';
import { apiErrorText } from '@cabinet/kernel/notify';
import { useSetAtom } from '@cabinet/kernel/state';
import { Banner, Card, chakra, DetailScreen, formatDate, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { type PaymentRequestDetail, usePaymentRequest } from '@cabinet/payments';
import { useEffect, useRef } from 'react';
import { InvoiceRequisites, InvoiceToAccountant } from '../../../components/invoice/pay-by-invoice.tsx';
import { REQUEST_MISSING } from '../../../components/request-missing.tsx';
import { showResultAtom } from '../../../lib/payment-state.ts';
import { useSettledPayment } from '../../../lib/use-settled-payment.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultMark } from './result-mark.tsx';
import { resultText } from './result-text.ts';
import { type PaymentCheck, useCheckPayment } from './use-check-payment.ts';

const QUICK_MS = 2_500;
const CALM_MS = 15_000;
const QUICK_FOR_MS = 120_000;

/** How soon the server is asked again: often at first, calmly later, never when nothing can change by itself. */
function refreshInterval(request: PaymentRequestDetail | undefined, waitingSince: number): number {
  if (request === undefined || !isOpenStatus(request.status) || !isPaidOnline(request.method)) return 0;
  return Date.now() - waitingSince < QUICK_FOR_MS ? QUICK_MS : CALM_MS;
}

interface CheckProps {
  readonly check: PaymentCheck;
  /** The page asks by itself: what it hears stands where it says so, and moves nothing. */
  readonly isAwaited: boolean;
}

function CheckReport({ check, isAwaited }: CheckProps) {
  if (check.error !== null) return <Banner tone="warning">{apiErrorText(check.error).message}</Banner>;
  if (check.checkedAt === null && !isAwaited) return null;
  return (
    <Text role="status" textStyle="sm" color="fg.muted">
      {check.checkedAt === null
        ? 'Спрашиваем платёжный сервис, подтверждена ли оплата.'
        : `Проверили в ${formatDate(check.checkedAt, 'time')}: оплата пока не подтверждена.`}
    </Text>
  );
}

function ResultCard({ request, check, isAwaited }: CheckProps & { readonly request: PaymentRequestDetail }) {
  const { title, text } = resultText(request);
  const heading = useFocusOnMount();
  return (
    <Card width="full" maxW="32.5rem" mx="auto">
      <Stack gap="5" align="center" textAlign="center">
        <ResultMark request={request} />
        <Stack gap="1" align="center" role="status">
          <Text as="h2" ref={heading} tabIndex={-1} outline="none" textStyle="xl" fontWeight="semibold">
            {title}
          </Text>
          <Text textStyle="4xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            <MoneyText value={request.amount} />
          </Text>
          <Text color="fg.muted" maxW="md" textWrap="balance">
            {text}
          </Text>
        </Stack>
        <ResultFacts request={request} />
        {isOpenStatus(request.status) && <CheckReport check={check} isAwaited={isAwaited} />}
        <ResultActions request={request} check={check} />
      </Stack>
    </Card>
  );
}

/** The result, and beside it on a wide screen where an invoice is paid to. */
const ResultLayout = /* @__PURE__ */ chakra('div', {
  base: {
    '&:has(> :nth-child(2))': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 32.5rem) minmax(0, 1fr)' },
      gap: '6',
      alignItems: 'start',
    },
  },
});

interface ResultStepProps {
  readonly requestId: string;
  readonly isReturned: boolean;
}

/** The third step: what became of the payment, as our own server knows it. */
export function ResultStep({ requestId, isReturned }: ResultStepProps) {
  const waitingSince = useRef(Date.now());
  const query = usePaymentRequest(requestId, {
    refreshInterval: (latest) => refreshInterval(latest, waitingSince.current),
  });
  const { data } = query;
  const check = useCheckPayment(requestId);
  const showResult = useSetAtom(showResultAtom);
  const hasAsked = useRef(false);
  useSettledPayment(data, isReturned);

  useEffect(
    function keepResult() {
      if (data !== undefined) showResult(data);
    },
    [data, showResult],
  );
  const mayAsk = isReturned && data?.actions.check === true;
  const ask = check.check;
  useEffect(
    function askProviderOnReturn() {
      // The person is back before the provider's notice: do not wait for it, ask.
      if (!mayAsk || hasAsked.current) return;
      hasAsked.current = true;
      void ask();
    },
    [mayAsk, ask],
  );

  return (
    <DetailScreen
      query={query}
      skeleton={<Skeleton height="28rem" width="full" maxW="32.5rem" mx="auto" aria-label="Загрузка" />}
      missing={REQUEST_MISSING}
      failureTitle="Не удалось узнать об оплате"
    >
      {(request) => (
        <ResultLayout>
          <Stack gap="6" minW="0">
            <ResultCard request={request} check={check} isAwaited={mayAsk} />
            <InvoiceToAccountant request={request} />
          </Stack>
          <InvoiceRequisites request={request} />
        </ResultLayout>
      )}
    </DetailScreen>
  );
}
