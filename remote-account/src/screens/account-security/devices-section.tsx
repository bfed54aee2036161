import { Loaded, SectionCard, Skeleton, Stack } from '@cabinet/kernel/ui';
import { useSessions } from '../../api/sessions.ts';
import { ConfirmedTime } from './confirmed-time.tsx';
import { DeviceRow } from './device-row.tsx';
import { EndOthersButton } from './end-others-button.tsx';

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
      {/* Here, because nothing stands below that could move as it comes and goes. */}
      <ConfirmedTime />
    </SectionCard>
  );
}
