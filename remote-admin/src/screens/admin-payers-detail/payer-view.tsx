import { Grid, Stack } from '@cabinet/kernel/ui';
import type { AdminPayerDetail } from '../../api/payers.ts';
import { VerificationSection } from '../../components/company/verification-section.tsx';
import { usePayerDialog } from '../../components/payer/use-payer-dialog.ts';
import { OpenProposals } from '../../components/proposals/open-proposals.tsx';
import { ClosingSection } from './closing-section.tsx';
import { HoldsSection } from './holds-section.tsx';
import { MoneySection } from './money-section.tsx';
import { MovementsSection } from './movements-section.tsx';
import { PayerHeader } from './payer-header.tsx';
import { PayerNotices } from './payer-notices.tsx';
import { AdminUsersSection } from './people-section.tsx';
import { TierSection } from './tier-section.tsx';

/** All that is known of an account, and what may be done with it. */
export function PayerView({ payer }: { readonly payer: AdminPayerDetail }) {
  const dialog = usePayerDialog();
  const ask = (deed: 'funds' | 'limit' | 'tier' | 'switch') => dialog.ask({ deed, payer });
  const money = <MoneySection payer={payer} onLimit={() => ask('limit')} />;
  return (
    <>
      <PayerHeader payer={payer} onFunds={() => ask('funds')} onSwitch={() => ask('switch')} />
      <Stack gap="6">
        <PayerNotices payer={payer} />
        <ClosingSection payer={payer} />
        <OpenProposals proposals={payer.proposals} />
        {payer.isClosed ? (
          money
        ) : (
          <>
            <Grid
              gap="6"
              alignItems="start"
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
            >
              {money}
              <TierSection payer={payer} onTier={() => ask('tier')} />
            </Grid>
            {payer.company !== null && <VerificationSection companyId={payer.company.id} />}
            <AdminUsersSection payer={payer} />
          </>
        )}
        <HoldsSection holds={payer.holds} />
        <MovementsSection payerId={payer.id} />
      </Stack>
      {dialog.element}
    </>
  );
}
