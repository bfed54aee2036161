import { formatAmount } from '@cabinet/kernel/core/amount';
import type { PayerKind } from '@cabinet/kernel/core/payments';
import { SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { CapBar } from '@cabinet/members';
import { accountLabel } from '@cabinet/payments';
import type { Group, GroupMember } from '../../../api/group.ts';
import { maySpend } from '../../../lib/may-spend.ts';

interface OwnLimitSectionProps {
  readonly group: Group;
  readonly me: GroupMember;
}

const switchedOff = (account: string) =>
  `Счёт группы сейчас не действует, за ваши запросы платит ${account}.`;
/** By who pays in place of the group. */
const INSTEAD: Readonly<Record<PayerKind, (account: string) => string>> = {
  user: switchedOff,
  group: switchedOff,
  company: (account) =>
    `За ваши запросы платит ${account}: пока вы в компании, платит она, а деньги группы вы не тратите.`,
};

function WhoPays({ group: { paying, payer } }: Pick<OwnLimitSectionProps, 'group'>) {
  if (paying.id === payer.id) return <Text>{`За ваши запросы платит ${accountLabel(paying)}.`}</Text>;
  return <Text>{INSTEAD[paying.kind](accountLabel(paying))}</Text>;
}

/** A member's own month: what is spent, what is left, and who pays. */
export function OwnLimitSection({ group, me }: OwnLimitSectionProps) {
  const { monthlyCap = null, spentThisMonth = '0' } = me;
  const isPaid = group.paying.id === group.payer.id;
  return (
    <SectionCard title="Ваши расходы" description="За этот месяц, по московскому времени">
      <Stack gap="4">
        {isPaid && (
          <Stack gap="0.5">
            <Text color="fg.muted" textStyle="sm">
              Вы ещё можете потратить
            </Text>
            <Text fontWeight="semibold" textStyle="2xl" fontVariantNumeric="tabular-nums">
              <MoneyText value={maySpend(me, group.payer)} />
            </Text>
            <Text color="fg.muted" textStyle="sm">
              {monthlyCap === null
                ? 'Лимита у вас нет: это всё, что доступно на счёте группы'
                : `Лимит ${formatAmount(monthlyCap)} в месяц, но не больше, чем есть на счёте группы`}
            </Text>
          </Stack>
        )}
        <CapBar
          label="Ваши расходы за месяц"
          spent={spentThisMonth}
          cap={monthlyCap}
          resetsAt={group.resetsAt}
        />
        <WhoPays group={group} />
      </Stack>
    </SectionCard>
  );
}
