import { Stack } from '@cabinet/kernel/ui';
import { useStoppable } from '../../api/stop-proposal.ts';
import { OpenedLink } from '../link/opened-link.tsx';
import { LoginLayout } from '../login/login-layout.tsx';
import { useLinkSecret } from '../login/use-link-secret.ts';
import { ClosedProposal } from './closed-proposal.tsx';
import { OpenProposal } from './open-proposal.tsx';
import { ProposalFacts } from './proposal-facts.tsx';

const TITLE = 'Изменение доступа';
const DESCRIPTION = 'По ссылке из письма его можно остановить';

/** Behind the link of the letter about what would take effect by itself (product §19.5). */
export function StopProposalScreen() {
  const secret = useLinkSecret();
  const query = useStoppable(secret);
  return (
    <LoginLayout title={TITLE} description={DESCRIPTION}>
      <OpenedLink secret={secret} query={query}>
        {(proposal, token) => (
          <Stack gap="5">
            <ProposalFacts proposal={proposal} />
            {proposal.state === 'open' ? (
              <OpenProposal secret={token} proposal={proposal} onChange={query.mutate} />
            ) : (
              <ClosedProposal proposal={proposal} />
            )}
          </Stack>
        )}
      </OpenedLink>
    </LoginLayout>
  );
}
