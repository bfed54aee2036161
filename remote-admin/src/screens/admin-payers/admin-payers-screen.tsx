import { PageHeader } from '@cabinet/kernel/ui';
import { MovedProposals } from '../../components/proposals/moved-proposals.tsx';
import { ProposalsLink } from '../../components/proposals/proposals-link.tsx';
import { paths } from '../../paths.ts';
import { PayersSection } from './payers-section.tsx';

export function Screen() {
  return (
    <MovedProposals tab="proposals" of="payers">
      <PageHeader
        title="Платёжные аккаунты"
        related={[paths.adminTransactions, paths.adminPaymentRequests, paths.rateCorrections]}
        description="Чьи деньги лежат в кабинете, сколько их, и кто ими платит"
        actions={<ProposalsLink of="payers" />}
      />
      <PayersSection />
    </MovedProposals>
  );
}
