import { isPaidOnline } from '@cabinet/kernel/core/payments';
import { Grid, SectionCard, Stack } from '@cabinet/kernel/ui';
import type { PaymentRequestDetail } from '@cabinet/payments';
import { RequestTimeline } from '@cabinet/payments/payment-requests';
import { VerificationSection } from '../../components/company/verification-section.tsx';
import { OpenProposals } from '../../components/proposals/open-proposals.tsx';
import { NoticesOfRequest } from './notices-of-request.tsx';
import { PaymentSection } from './payment-section.tsx';
import { RequestNotes } from './request-notes.tsx';

/** Everything about a request: what is asked of the reader, the payment, its life, and what the provider said. */
export function RequestSections({ request }: { readonly request: PaymentRequestDetail }) {
  return (
    <Stack gap="6">
      <RequestNotes request={request} />
      {request.refundProposal !== null && <OpenProposals proposals={[request.refundProposal]} />}
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
