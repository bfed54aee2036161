import { deviceName, plural } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Button } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type DeviceSession, useEndOtherSessions } from '../../api/sessions.ts';

/** Ends every session but this one, after naming them. */
export function EndOthersButton({ others }: { readonly others: readonly DeviceSession[] }) {
  const [isAsking, setAsking] = useState(false);
  const { trigger } = useEndOtherSessions();

  async function endOthers() {
    await tryOrNotify(() => trigger());
    notify.success('Остальные сеансы завершены');
  }

  return (
    <>
      <Button variant="outline" colorPalette="red" size="sm" onClick={() => setAsking(true)}>
        Завершить все остальные
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={endOthers}
        title="Завершить остальные сеансы?"
        confirmLabel="Завершить"
        isDestructive
      >{`Из кабинета ${plural(others.length, 'выйдет', 'выйдут', 'выйдут')} ${others.length} ${plural(others.length, 'устройство', 'устройства', 'устройств')}: ${others.map(({ userAgent }) => deviceName(userAgent)).join('; ')}. На этом устройстве вы останетесь в кабинете.`}</ConfirmDialog>
    </>
  );
}
