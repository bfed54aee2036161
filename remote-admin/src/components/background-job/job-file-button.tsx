import { downloadFile } from '@cabinet/kernel/http';
import { notifyApiError } from '@cabinet/kernel/notify';
import { Button, DownloadIcon } from '@cabinet/kernel/ui';
import { useState } from 'react';
import type { Job } from '../../api/jobs.ts';

/** Saves the file that a job has made; nothing where it has made none. */
export function JobFileButton({ job: { id, hasFile } }: { readonly job: Pick<Job, 'id' | 'hasFile'> }) {
  const [isBusy, setBusy] = useState(false);
  if (!hasFile) return null;
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
