import { PageHeader } from '@cabinet/kernel/ui';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { MovedProposals } from '../../components/proposals/moved-proposals.tsx';
import { ProposalsLink } from '../../components/proposals/proposals-link.tsx';
import { paths } from '../../paths.ts';
import { NoticesSection } from './notices-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import { useRequestsTab } from './use-requests-tab.ts';

export function Screen() {
  const { tab, choose } = useRequestsTab();
  return (
    <MovedProposals tab="refunds" of="requests">
      <PageHeader
        title="Все заявки"
        related={[paths.adminBankStatements, paths.adminTransactions, paths.adminLedger]}
        description="Пополнения всех счетов и то, что о них сообщил платёжный провайдер"
        actions={<ProposalsLink of="requests" />}
      />
      <Tabs
        label="Что показать"
        value={tab}
        onChange={choose}
        tabs={[
          // The lists keep their state under the same names of the address, so only one is there.
          { id: 'requests', label: 'Заявки', content: tab === 'requests' && <RequestsSection /> },
          { id: 'notices', label: 'Уведомления', content: tab === 'notices' && <NoticesSection /> },
        ]}
      />
    </MovedProposals>
  );
}
