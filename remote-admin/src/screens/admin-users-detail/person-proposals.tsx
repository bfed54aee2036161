import { Banner } from '@cabinet/kernel/ui';
import { usePersonProposals } from '../../api/payers.ts';
import { OpenProposals } from '../../components/payer/open-proposals.tsx';

/** What about somebody waits for a second person; it is known a moment later than they are. */
export function PersonProposals({ userId }: { readonly userId: string }) {
  const { data, error, mutate } = usePersonProposals(userId);
  if (data === undefined && error !== undefined)
    return (
      <Banner tone="warning" onRetry={() => void mutate()}>
        Не удалось узнать, что у этого человека ждёт второго человека.
      </Banner>
    );
  return <OpenProposals proposals={data?.items ?? []} />;
}
