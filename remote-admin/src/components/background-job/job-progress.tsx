import { Banner, DateText, Flex, ProgressBar, Stack, Text } from '@cabinet/kernel/ui';
import { isUnderWay, type Job } from '../../api/jobs.ts';
import { JobFailures } from './job-failures.tsx';
import { JobProposals } from './job-proposals.tsx';
import { JobWithheld } from './job-withheld.tsx';
import { doneText, jobPercent, jobState, jobTitle } from './job-words.ts';

/** How far a job is and what it could not do. */
export function JobProgress({ job }: { readonly job: Job }) {
  const { createdBy, createdAt, failure } = job;
  return (
    <Stack gap="4">
      <Stack gap="2">
        <Text role="status" fontWeight="medium">
          {jobState(job)}
        </Text>
        <ProgressBar label={jobTitle(job)} percent={jobPercent(job)} valueText={doneText(job)} />
        <Flex textStyle="sm" color="fg.muted" gap="1" wrap="wrap">
          <span>{`${createdBy.displayName} ·`}</span>
          <DateText value={createdAt} format="datetime" />
        </Flex>
      </Stack>
      {isUnderWay(job) && (
        <Text textStyle="sm" color="fg.muted">
          Окно можно закрыть: задание продолжится, даже если кабинет перезапустят.
        </Text>
      )}
      {failure !== null && (
        <Banner tone="danger" title="Задание прервалось">
          {failure.message}
        </Banner>
      )}
      <JobProposals job={job} />
      <JobWithheld job={job} />
      <JobFailures job={job} />
    </Stack>
  );
}
