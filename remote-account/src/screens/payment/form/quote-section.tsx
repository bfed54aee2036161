import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { fromWire, isZeroMoney } from '@cabinet/kernel/core/money';
import { Banner, Button, SectionCard, Separator, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { payerLabel } from '@cabinet/payments';
import { type Quote, useQuote } from '../../../api/payment.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { LevelLine } from '../parts/level-line.tsx';
import { SummaryLine } from '../parts/summary-line.tsx';

const QUOTE_DELAY_MS = 350;

function QuoteFacts({ quote, isOld }: { readonly quote: Quote; readonly isOld: boolean }) {
  const { tier, tierAfter, tierProgressAfter: progress } = quote;
  const hasCommission = !isZeroMoney(fromWire(quote.commission));
  const hasBonus = !isZeroMoney(fromWire(quote.bonus));
  const digits = digitsThatAddUp([quote.amount, `-${quote.commission}`, quote.bonus], quote.credited);
  const money = (wire: string) => <MoneyText value={wire} digits={digits} />;
  return (
    <Stack gap="3" opacity={isOld ? 0.6 : 1} transition="opacity 160ms" aria-busy={isOld}>
      <Stack as="dl" gap="2">
        <SummaryLine term="К оплате" isStrong>
          {money(quote.amount)}
        </SummaryLine>
        {hasCommission && <SummaryLine term="Комиссия">{money(quote.commission)}</SummaryLine>}
        {hasBonus && <SummaryLine term="Бонус">+{money(quote.bonus)}</SummaryLine>}
        <SummaryLine term="Куда">{payerLabel(quote.payer)}</SummaryLine>
        <SummaryLine term="Зачислим на счёт">{money(quote.credited)}</SummaryLine>
        {quote.balanceAfter !== null && (
          <SummaryLine term="Баланс после">{money(quote.balanceAfter)}</SummaryLine>
        )}
      </Stack>
      {tierAfter !== null && (
        <>
          <Separator />
          <LevelLine time="ahead" before={tier} after={tierAfter} progress={progress} />
        </>
      )}
    </Stack>
  );
}

interface QuoteSectionProps {
  /** As it travels; `null` while it cannot be paid. */
  readonly amount: string | null;
  readonly payerId: string | undefined;
}

/** What the payment would do, while the amount is being typed. */
export function QuoteSection({ amount, payerId }: QuoteSectionProps) {
  const settled = useDebounced(amount, QUOTE_DELAY_MS);
  const { data, error, isLoading, mutate } = useQuote(amount === null ? null : settled, payerId);
  const isOld = isLoading || (data !== undefined && amount !== null && data.amount !== amount);

  function content() {
    if (amount === null) return <QuoteHint />;
    if (error !== undefined && !isOld)
      return (
        <Banner
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => void mutate()}>
              Повторить
            </Button>
          }
        >
          Не удалось рассчитать
        </Banner>
      );
    return data === undefined ? <QuoteSkeleton amount={amount} /> : <QuoteFacts quote={data} isOld={isOld} />;
  }

  return (
    <SectionCard title="Итог">
      <Stack gap="3" minH="12.5rem" aria-live="polite">
        {content()}
      </Stack>
    </SectionCard>
  );
}

const Unknown = () => (
  <Text as="span" color="fg.subtle" fontWeight="normal">
    —
  </Text>
);

/** The places of what is to come, and how to get there. */
function QuoteHint() {
  return (
    <>
      <Stack as="dl" gap="2">
        <SummaryLine term="К оплате" isStrong>
          <Unknown />
        </SummaryLine>
        <SummaryLine term="Зачислим на счёт">
          <Unknown />
        </SummaryLine>
      </Stack>
      <Separator />
      <Text color="fg.muted" textStyle="sm">
        Введите сумму, и мы покажем, сколько придёт на счёт и какой станет ставка.
      </Text>
    </>
  );
}

/** Until the server answers only what is paid is known. */
function QuoteSkeleton({ amount }: { readonly amount: string }) {
  return (
    <Stack as="dl" gap="2" aria-busy>
      <SummaryLine term="К оплате" isStrong>
        <MoneyText value={amount} />
      </SummaryLine>
    </Stack>
  );
}
