import { digitsThatAddUp } from '@cabinet/kernel/core/amount';
import { SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { CapBar, capLeft } from '@cabinet/members';
import type { Company } from '../../api/company.ts';

function Left({ amount, digits }: { readonly amount: string; readonly digits: number | undefined }) {
  return (
    <Stack gap="0.5">
      <Text color="fg.muted" textStyle="sm">
        Вы ещё можете потратить
      </Text>
      <Text textStyle={{ base: 'xl', sm: '2xl' }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <MoneyText value={amount} digits={digits} />
      </Text>
    </Stack>
  );
}

/** How much of their own cap the member has spent, and what it leaves. */
export function OwnMonthSection({ membership }: Pick<Company, 'membership'>) {
  const { spentThisMonth, monthlyCap, resetsAt } = membership;
  const left = monthlyCap === null ? null : capLeft(monthlyCap, spentThisMonth);
  const digits =
    left === null || monthlyCap === null ? undefined : digitsThatAddUp([left, spentThisMonth], monthlyCap);
  return (
    <SectionCard title="Мой месяц" description="Ваши запросы оплачивает компания">
      <Stack gap="4">
        {left !== null && <Left amount={left} digits={digits} />}
        <CapBar
          label="Ваши расходы за месяц"
          spent={spentThisMonth}
          cap={monthlyCap}
          resetsAt={resetsAt}
          digits={digits}
        />
      </Stack>
    </SectionCard>
  );
}
