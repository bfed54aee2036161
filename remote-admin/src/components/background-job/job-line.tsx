import { Button, CloseIcon, Flex, IconButton, ProgressBar, Text } from '@cabinet/kernel/ui';
import { isUnderWay, type ListedJob, useLatestJob } from '../../api/jobs.ts';
import { useClosedLine } from './closed-line.ts';
import { doneText, jobPercent, jobState, jobTitle } from './job-words.ts';
import { useJobEnd } from './use-job-end.ts';

/** A job that ended longer ago is old news. */
const NEWS_MS = 15 * 60_000;

function isNews(job: ListedJob): boolean {
  if (isUnderWay(job)) return true;
  return job.finishedAt !== null && Date.now() - Date.parse(job.finishedAt) < NEWS_MS;
}

interface JobLineProps {
  readonly kind: string;
  readonly onOpen: (id: string) => void;
  /** What the job has changed is to be read again. */
  readonly onOver: () => void;
}

/**
 * The viewer's job that is under way or has just ended, wherever its window was left. It stands behind the list and at the edge of
 * the window, since it comes late and must not move what is read. Once the job is over, it can be closed.
 */
export function JobLine({ kind, onOpen, onOver }: JobLineProps) {
  const { data: job } = useLatestJob(kind);
  useJobEnd(job, onOver);
  const { closed, close } = useClosedLine(kind);
  if (job == null || !isNews(job) || (job.id === closed && !isUnderWay(job))) return null;
  return (
    <Flex
      role="region"
      aria-label="Последнее задание"
      align="center"
      gap="3"
      wrap="wrap"
      layerStyle="card"
      px="4"
      py="2"
      mt="4"
      data-sticks
      position="sticky"
      bottom="calc(var(--bars-height, 0px) + 1rem)"
      zIndex="docked"
      boxShadow="md"
    >
      <Text fontWeight="medium">{jobTitle(job)}</Text>
      <Text textStyle="sm" color="fg.muted" flex="1 1 10rem" minW="0">
        {jobState(job)}
      </Text>
      {isUnderWay(job) && (
        <Flex flex="1 1 8rem" direction="column" justify="center">
          <ProgressBar label={jobTitle(job)} percent={jobPercent(job)} valueText={doneText(job)} size="sm" />
        </Flex>
      )}
      <Button size="sm" variant="ghost" onClick={() => onOpen(job.id)}>
        Подробнее
      </Button>
      {!isUnderWay(job) && (
        <IconButton
          size="sm"
          label="Закрыть"
          onClick={({ currentTarget }) => {
            // The button goes away with the line.
            currentTarget.closest('main')?.focus({ preventScroll: true });
            close(job.id);
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Flex>
  );
}
