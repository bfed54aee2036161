import { PageHeader } from '@cabinet/kernel/ui';
import { Tabs } from '@cabinet/kernel/ui/tabs';
import { useOpenProposals } from '../../api/payers.ts';
import { ProposalsSection } from '../../components/proposals/proposals-section.tsx';
import { PayersSection } from './payers-section.tsx';
import { usePayersTab } from './use-payers-tab.ts';

export function Screen() {
  const { tab, choose } = usePayersTab();
  const open = useOpenProposals();
  return (
    <>
      <PageHeader
        title="Платёжные аккаунты"
        description="Чьи деньги лежат в кабинете, сколько их, и кто ими платит"
      />
      <Tabs
        label="Что показать"
        value={tab}
        onChange={choose}
        tabs={[
          // Both lists keep their state under the same names of the address, so only one is there.
          { id: 'accounts', label: 'Счета', content: tab === 'accounts' && <PayersSection /> },
          {
            id: 'proposals',
            label: open === undefined || open === 0 ? 'Предложения' : `Предложения (${open})`,
            content: tab === 'proposals' && <ProposalsSection />,
          },
        ]}
      />
    </>
  );
}
