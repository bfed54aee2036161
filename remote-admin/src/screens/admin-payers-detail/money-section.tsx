import { digitsThatAddUp, formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import { Button, formatDate, SectionCard, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { Fact, FactList } from '@cabinet/payments/facts';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { wholeStateText } from '../../components/payer/payer-words.ts';
import { nameOf } from '../../lib/names.ts';

interface MoneySectionProps {
  readonly payer: AdminPayerDetail;
  readonly onLimit: () => void;
}

function LimitChange({ change }: { readonly change: AdminPayerDetail['limitChange'] }) {
  if (change === null) return null;
  const { by, at, before, reason } = change;
  return (
    <Text textStyle="sm" color="fg.muted">
      {`Был ${formatAmount(before)}. ${by === null ? '' : `${nameOf(by)}, `}${formatDate(at)}${reason === null ? '' : `: ${reason}`}`}
    </Text>
  );
}

/** What is on an account, what of it is bound, and what has gone through it. */
export function MoneySection({ payer, onLimit }: MoneySectionProps) {
  const { balance, held, creditLimit, available } = payer;
  const digits = digitsThatAddUp([balance, creditLimit, `-${held}`], available);
  return (
    <SectionCard
      title="Деньги"
      actions={
        !payer.isClosed && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onLimit}>
            Изменить лимит
          </Button>
        )
      }
    >
      <FactList>
        <Fact term="Баланс">
          <Text as="span" fontWeight="semibold" textStyle="lg">
            <MoneyText value={balance} digits={digits} />
          </Text>
        </Fact>
        {signOfAmount(payer.held) > 0 && (
          <Fact term="В резерве">
            <MoneyText value={held} digits={digits} />
          </Fact>
        )}
        {payer.isClosed ? (
          <Fact term="Состояние">{wholeStateText(payer)}</Fact>
        ) : (
          <Fact term="Можно потратить">
            <MoneyText value={available} digits={digits} />
          </Fact>
        )}
        <Fact term="Кредитный лимит">
          <MoneyText value={creditLimit} digits={digits} />
          <LimitChange change={payer.limitChange} />
        </Fact>
        <Fact term="Пополнено всего">
          <MoneyText value={payer.totalToppedUp} />
        </Fact>
        <Fact term="Потрачено всего">
          <MoneyText value={payer.totalSpent} />
        </Fact>
        <Fact term="За 30 дней">
          <MoneyText value={payer.spent30d} />
        </Fact>
      </FactList>
    </SectionCard>
  );
}
