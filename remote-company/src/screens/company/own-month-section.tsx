import { SectionCard } from '@cabinet/kernel/ui';
import { CapBar } from '@cabinet/members';
import type { Company } from '../../api/company.ts';

/** How much of their own cap the member has spent. */
export function OwnMonthSection({ membership }: Pick<Company, 'membership'>) {
  const { spentThisMonth, monthlyCap, resetsAt } = membership;
  return (
    <SectionCard title="Мой месяц" description="Ваши запросы оплачивает компания">
      <CapBar label="Ваши расходы за месяц" spent={spentThisMonth} cap={monthlyCap} resetsAt={resetsAt} />
    </SectionCard>
  );
}
