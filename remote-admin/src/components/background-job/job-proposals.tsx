import { useProposalsHref } from '@cabinet/access';
import { Banner, ButtonLink } from '@cabinet/kernel/ui';
import { isUnderWay, type Job } from '../../api/jobs.ts';
import { type ProposalKind, useProposedByJob } from '../../api/proposals.ts';

/** What the actions propose for whom a second person is needed. */
const PROPOSED: Readonly<Record<string, { readonly kind: ProposalKind; readonly kept: string }>> = {
  set_role: { kind: 'staff_role', kept: 'Роль пока прежняя.' },
  activate: { kind: 'staff_activation', kept: 'Вход пока закрыт.' },
};

/** How many of those that a job has done with are only proposed, and where they are decided. */
export function JobProposals({ job }: { readonly job: Job }) {
  const href = useProposalsHref();
  const proposed = job.kind === 'users.bulk' && !isUnderWay(job) ? PROPOSED[job.action ?? ''] : undefined;
  const count = useProposedByJob(job, proposed?.kind ?? null);
  if (proposed === undefined || count === undefined || count === 0) return null;
  return (
    <Banner
      title={`Только предложено и ждёт подтверждения: ${count}`}
      action={
        href !== null && (
          <ButtonLink size="sm" variant="outline" to={`${href}?kind=${proposed.kind}`}>
            Открыть предложения
          </ButtonLink>
        )
      }
    >
      {`${proposed.kept} Решает другой человек.`}
    </Banner>
  );
}
