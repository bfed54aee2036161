import { PageHeader } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { PeriodSwitch } from './period-switch.tsx';
import { RemotesSection } from './remotes-section.tsx';
import { usePeriod } from './use-period.ts';

export function Screen() {
  const { hours, choose } = usePeriod();
  return (
    <>
      <PageHeader
        title="Релизы"
        related={[paths.adminAudit]}
        description="Какая сборка каждого раздела открыта людям и как она у них загружается. Обновляется раз в минуту."
      />
      <PeriodSwitch hours={hours} onChange={choose} />
      <RemotesSection hours={hours} />
    </>
  );
}
