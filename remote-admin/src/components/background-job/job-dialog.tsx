import { Refusal } from '@cabinet/kernel/forms';
import { isMissing } from '@cabinet/kernel/http';
import { Banner, Button, EmptyState, ErrorState, SearchIcon, Skeleton } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { isUnderWay, useJob } from '../../api/jobs.ts';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import { JobFileButton } from './job-file-button.tsx';
import { JobProgress } from './job-progress.tsx';
import { jobTitle } from './job-words.ts';
import { useJobEnd } from './use-job-end.ts';
import { useRetry } from './use-retry.ts';

interface JobDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  /** What the job has changed is read again once it is over. */
  readonly onOver: () => void;
  /** Looks at another job. */
  readonly onOpen: (id: string) => void;
}

const UNKNOWN = (
  <EmptyState
    icon={<SearchIcon />}
    title="Задание не найдено"
    description="Его нет или оно чужое: проверьте ссылку."
  />
);

/** A job that is looked at: progress, failures, and a way to stop it. */
export default function JobDialog({ id, onClose, onOver, onOpen }: JobDialogProps) {
  const { data: job, error, mutate } = useJob(id);
  const [isStopping, askStop] = useState(false);
  const retry = useRetry(job, onOpen);
  useJobEnd(job, onOver);
  const isOver = job !== undefined && !isUnderWay(job);
  const mayStop = job !== undefined && isUnderWay(job) && !job.isCancelled;
  if (isStopping && mayStop) return <CancelJobDialog job={job} onClose={() => askStop(false)} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={job === undefined ? 'Задание' : jobTitle(job)}
      footer={
        <>
          {mayStop && (
            <Button variant="outline" colorPalette="red" onClick={() => askStop(true)}>
              Остановить
            </Button>
          )}
          {job !== undefined && <JobFileButton job={job} />}
          {retry.isOffered && (
            <Button variant="outline" busy={retry.isStarting} onClick={() => void retry.start()}>
              {`Повторить для неудавшихся (${job?.failedCount.toLocaleString('ru-RU')})`}
            </Button>
          )}
          <Button variant={job?.hasFile && job.withheld === null ? 'outline' : 'solid'} onClick={onClose}>
            {job === undefined || isOver ? 'Готово' : 'Свернуть'}
          </Button>
        </>
      }
    >
      {job !== undefined && error !== undefined && (
        <Banner tone="warning" onRetry={() => void mutate()}>
          Не удалось узнать, как идёт задание. Само оно продолжается.
        </Banner>
      )}
      {job !== undefined && <JobProgress job={job} />}
      <Refusal error={retry.error} />
      {job === undefined && error === undefined && <Skeleton height="8rem" aria-busy />}
      {job === undefined &&
        error !== undefined &&
        (isMissing(error) ? UNKNOWN : <ErrorState error={error} onRetry={() => void mutate()} />)}
    </Dialog>
  );
}
