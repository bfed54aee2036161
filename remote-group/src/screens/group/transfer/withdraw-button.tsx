import { notify } from '@cabinet/kernel/notify';
import { Button } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { type Group, withdrawOffer } from '../../../api/group.ts';
import { tryGroupWrite } from '../../../lib/try-group-write.ts';

interface WithdrawButtonProps {
  readonly offer: Pick<NonNullable<Group['transferOffer']>, 'toDisplayName'>;
}

/** Takes the offer back; nothing is lost by it, so nothing is asked. */
export function WithdrawButton({ offer }: WithdrawButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      await tryGroupWrite(withdrawOffer);
      notify.success(`Предложение отозвано: ${offer.toDisplayName}`);
    } catch {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" variant="outline" busy={isBusy} onClick={() => void withdraw()}>
      Отозвать
    </Button>
  );
}
