import { formatAmount } from '@cabinet/kernel/core/amount';
import { SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { CapBar, capLeft } from '@cabinet/members';
import type { Company } from '../../api/company.ts';

function Left({ amount }: { readonly amount: string }) {
  return (
    <Stack gap="0.5">
      <Text color="fg.muted" textStyle="sm">
        Вы ещё можете потратить
      </Text>
      <Text textStyle={{ base: 'xl', sm: '2xl' }} fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatAmount(amount)}
      </Text>
    </Stack>
  );
}

/** How much of their own cap the member has spent, and what it leaves. */
export function OwnMonthSection({ membership }: Pick<Company, 'membership'>) {
  const { spentThisMonth, monthlyCap, resetsAt } = membership;
  return (
    <SectionCard title="Мой месяц" description="Ваши запросы оплачивает компания">
      <Stack gap="4">
        {monthlyCap !== null && <Left amount={capLeft(monthlyCap, spentThisMonth)} />}
        <CapBar label="Ваши расходы за месяц" spent={spentThisMonth} cap={monthlyCap} resetsAt={resetsAt} />
      </Stack>
    </SectionCard>
  );
}
