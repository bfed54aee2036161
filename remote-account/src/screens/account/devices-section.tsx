import { deviceName, plural } from '@cabinet/kernel/core/text';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, ErrorState, SectionCard, Skeleton, Stack } from '@cabinet/kernel/ui';
import { ConfirmDialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { type DeviceSession, useEndOtherSessions, useSessions } from '../../api/sessions.ts';
import { DeviceRow } from './device-row.tsx';

function EndOthersButton({ others }: { readonly others: readonly DeviceSession[] }) {
  const [isAsking, setAsking] = useState(false);
  const { trigger } = useEndOtherSessions();

  async function endOthers() {
    try {
      await trigger();
      notify.success('Остальные сеансы завершены');
    } catch (failure) {
      notifyApiError(failure);
      throw failure;
    }
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
      >
        Из кабинета {plural(others.length, 'выйдет', 'выйдут', 'выйдут')} {others.length}{' '}
        {plural(others.length, 'устройство', 'устройства', 'устройств')}:{' '}
        {others.map(({ userAgent }) => deviceName(userAgent)).join('; ')}. На этом устройстве вы останетесь в
        кабинете.
      </ConfirmDialog>
    </>
  );
}

export function DevicesSection() {
  const { data: sessions, error, mutate } = useSessions();
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <SectionCard
      title="Устройства"
      description="Браузеры, в которых выполнен вход"
      actions={others.length > 0 && <EndOthersButton others={others} />}
    >
      {sessions !== undefined ? (
        <Stack as="ul" gap="0" listStyleType="none">
          {sessions.map((session) => (
            <DeviceRow key={session.id} session={session} />
          ))}
        </Stack>
      ) : error === undefined ? (
        <Skeleton height="32" />
      ) : (
        <ErrorState
          title="Не удалось загрузить список устройств"
          error={error}
          onRetry={() => void mutate()}
        />
      )}
    </SectionCard>
  );
}
