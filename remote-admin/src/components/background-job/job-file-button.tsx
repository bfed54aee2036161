import { downloadFile } from '@cabinet/kernel/http';
import { notifyApiError } from '@cabinet/kernel/notify';
import { Button, DownloadIcon } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Job } from '../../api/jobs.ts';

interface JobFileButtonProps {
  readonly job: Pick<Job, 'id' | 'hasFile' | 'withheld'>;
}

/** Saves the file that a job has made; nothing where it has made none, or where the file is not for the viewer. */
export function JobFileButton({ job: { id, hasFile, withheld } }: JobFileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  if (!hasFile || withheld !== null) return null;
  async function save() {
    setBusy(true);
    try {
      await downloadFile('admin/jobs/{id}/file', { path: { id } }, 'file');
    } catch (error) {
      notifyApiError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button busy={isBusy} onClick={() => void save()}>
      <DownloadIcon /> Скачать файл
    </Button>
  );
}
