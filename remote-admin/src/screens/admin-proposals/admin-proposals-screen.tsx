import { plural } from '@cabinet/kernel/core/text';
import { PageHeader } from '@cabinet/kernel/ui';
import { useProposalsOfMine } from '../../api/proposals.ts';
import { elsewhere, paths } from '../../paths.ts';
import { ProposalsSection } from './proposals-section.tsx';

function mineText(count: number | undefined): string {
  if (count === undefined) return 'Что ждёт второго человека, и что решено';
  if (count === 0) return 'Вашего решения ничего не ждёт';
  return `${plural(count, 'Ждёт', 'Ждут', 'Ждут')} вашего решения: ${count}`;
}

export function Screen() {
  return (
    <>
      <PageHeader
        title="Предложения"
        related={[paths.adminPayers, paths.adminPaymentRequests, elsewhere.roles, paths.rateCorrections]}
        description={mineText(useProposalsOfMine())}
      />
      <ProposalsSection />
    </>
  );
}
