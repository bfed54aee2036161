import { Banner, ButtonLink, Flex } from '@cabinet/kernel/ui';
import type { Proposal } from '../../api/proposals.ts';
import { awaitsText } from '../../components/proposals/words/awaits-text.ts';
import { paths } from '../../paths.ts';

/** What has been proposed, and where it is decided about. */
export function ProposedNotice({ proposal }: { readonly proposal: Proposal }) {
  return (
    <Banner
      tone="success"
      title={`Предложение ${proposal.number} записано`}
      action={
        <Flex gap="2" wrap="wrap">
          <ButtonLink size="sm" to={paths.adminProposals.to()}>
            К предложениям
          </ButtonLink>
          <ButtonLink size="sm" variant="outline" to={paths.rateCorrections.to()}>
            К корректировкам
          </ButtonLink>
        </Flex>
      }
    >
      {`${awaitsText(proposal)} До подтверждения цены не изменятся.`}
    </Banner>
  );
}
