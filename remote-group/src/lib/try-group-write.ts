import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { refreshDebts } from '@cabinet/payments';
import { isGroupGone } from '../api/group.ts';

/** Does it and shows why it failed; to somebody who is in the group no longer the screen says so. */
export async function tryGroupWrite<Result>(work: () => Promise<Result>): Promise<Result> {
  notify.withdrawErrors();
  try {
    return await work();
  } catch (error) {
    if (!(await isGroupGone(error))) notifyApiError(error);
    refreshDebts();
    throw error;
  }
}
