import { tryOrNotify } from '@cabinet/kernel/notify';
import { Button, CheckIcon } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { reviewCluster } from '../../../api/promo.ts';

/** Says that a new cluster has been looked at. */
export function ReviewButton({ id }: { readonly id: string }) {
  const [isBusy, setBusy] = useState(false);
  async function review() {
    setBusy(true);
    await tryOrNotify(() => reviewCluster(id));
    setBusy(false);
  }
  return (
    <Button size="sm" busy={isBusy} onClick={() => void review()}>
      <CheckIcon /> Просмотрен
    </Button>
  );
}
