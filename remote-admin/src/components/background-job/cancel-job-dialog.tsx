import { Refusal, useRefusal } from '@cabinet/kernel/forms';
import { Stack, Text } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { cancelJob, type Job } from '../../api/jobs.ts';
import { doneText } from './job-words.ts';

interface CancelJobDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** Stops a job, after saying what stays done. */
export function CancelJobDialog({ job, onClose }: CancelJobDialogProps) {
  const { error, tryTo } = useRefusal();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => tryTo(() => cancelJob(job.id))}
      title="Остановить задание?"
      confirmLabel="Остановить"
      cancelLabel="Пусть работает"
      isDestructive
    >
      <Stack gap="3">
        <Text>
          {job.kind.endsWith('.export')
            ? `Готово строк: ${doneText(job)}. Файла не будет, его придётся готовить заново.`
            : `Сделано ${doneText(job)}. Это останется как есть, до остальных задание не дойдёт.`}
        </Text>
        <Refusal error={error} />
      </Stack>
    </ConfirmDialog>
  );
}
