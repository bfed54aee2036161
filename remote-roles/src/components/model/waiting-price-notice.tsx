import { Banner, ButtonLink } from '@cabinet/kernel/ui';
import type { ModelDetail } from '../../api/models.ts';
import { elsewhere } from '../../paths.ts';

/** What waits for a second person about the price of a model. */
export function WaitingPriceNotice({ model: { proposal } }: { readonly model: ModelDetail }) {
  if (proposal === null) return null;
  return (
    <Banner
      title={`Предложение ${proposal.number} о цене ждёт подтверждения`}
      action={
        <ButtonLink size="sm" variant="outline" to={elsewhere.adminProposals.to()}>
          К предложениям
        </ButtonLink>
      }
    >
      {`Предложено: ${proposal.proposedBy.displayName || 'без имени'}. Пока о нём не решат, действует нынешняя цена, а другое предложение о ней сделать нельзя.`}
    </Banner>
  );
}
