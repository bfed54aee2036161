import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { useState } from 'react';

/** Runs one action of a button: busy while it lasts, a toast when it fails. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    notify.withdrawErrors();
    try {
      await work();
    } catch (error) {
      notifyApiError(error);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run };
}
