import { Banner } from '@cabinet/kernel/ui';
import { usePersonProposals } from '../../api/proposals.ts';
import { OpenProposals } from '../../components/proposals/open-proposals.tsx';

/** What about somebody waits for a second person, with that person's buttons. */
export function PersonProposals({ userId }: { readonly userId: string }) {
  const { data, error, mutate } = usePersonProposals(userId);
  if (data === undefined && error !== undefined)
    return (
      <Banner tone="warning" onRetry={() => void mutate()}>
        Не удалось узнать, какие изменения этого человека ждут подтверждения.
      </Banner>
    );
  return <OpenProposals proposals={data?.items ?? []} />;
}
