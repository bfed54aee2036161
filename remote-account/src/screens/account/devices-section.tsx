import { deviceName, plural } from '@cabinet/kernel/core/text';
import { notify, tryOrNotify } from '@cabinet/kernel/notify';
import { Button, Loaded, SectionCard, Skeleton, Stack } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type DeviceSession, useEndOtherSessions, useSessions } from '../../api/sessions.ts';
import { DeviceRow } from './device-row.tsx';

function EndOthersButton({ others }: { readonly others: readonly DeviceSession[] }) {
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

export function DevicesSection() {
  const query = useSessions();
  const others = query.data?.filter(({ current }) => !current) ?? [];
  return (
    <SectionCard
      id="devices"
      title="Устройства"
      description="Браузеры, в которых выполнен вход"
      actions={others.length > 0 && <EndOthersButton others={others} />}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height="32" />}
        failureTitle="Не удалось загрузить список устройств"
      >
        {(sessions) => (
          <Stack as="ul" gap="0" listStyleType="none">
            {sessions.map((session) => (
              <DeviceRow key={session.id} session={session} />
            ))}
          </Stack>
        )}
      </Loaded>
    </SectionCard>
  );
}
