import { isPaidOnline } from '@cabinet/kernel/core/payments';
import { Banner, Grid, SectionCard, Stack } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { RequestTimeline } from '@cabinet/payments/payment-requests';
import { VerificationSection } from '../../components/company/verification-section.tsx';
import { SamePayments } from '../../components/payment-request/same-payments.tsx';
import { OpenProposals } from '../../components/proposals/open-proposals.tsx';
import { NoticesOfRequest } from './notices-of-request.tsx';
import { PaymentSection } from './payment-section.tsx';
import { RequestNotes } from './request-notes.tsx';

/** Everything about a request: what is asked of the reader, the payment, its life, and what the provider said. */
export function RequestSections({ request }: { readonly request: PaymentRequestDetail }) {
  return (
    <Stack gap="6">
      <RequestNotes request={request} />
      {request.sameAs.length > 0 && (
        <Banner tone="warning" title="Этим поручением оплачено не только это">
          <SamePayments sameAs={request.sameAs} />
        </Banner>
      )}
      <OpenProposals proposals={waiting(request)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <PaymentSection request={request} />
        <SectionCard title="История">
          <RequestTimeline request={request} />
        </SectionCard>
      </Grid>
      {request.company !== null && <VerificationSection companyId={request.company.id} />}
      {isPaidOnline(request.method) && <NoticesOfRequest requestId={request.id} />}
    </Stack>
  );
}

const waiting = ({ paidProposal, refundProposal }: PaymentRequestDetail) =>
  [paidProposal, refundProposal].filter((proposal) => proposal !== null);
