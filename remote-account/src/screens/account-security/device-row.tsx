import { describeDevice, deviceName } from '@cabinet/kernel/core/text';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Badge, Box, Button, DateText, Flex, LaptopIcon, PhoneIcon, Text } from '@cabinet/kernel/ui';
import { type DeviceSession, useEndSession } from '../../api/sessions.ts';
import { Row } from './row.tsx';

function DeviceFacts({ session }: { readonly session: DeviceSession }) {
  const { current, ip, lastSeenAt, createdAt } = session;
  return (
    <Box textStyle="sm" color="fg.muted">
      <Text>
        {current ? (
          'Активно сейчас'
        ) : (
          <span>
            Последняя активность <DateText value={lastSeenAt} format="datetime" />
          </span>
        )}
      </Text>
      <Text textStyle="xs">
        <span>{`Адрес ${ip} · вход `}</span>
        <DateText value={createdAt} format="datetime" />
      </Text>
    </Box>
  );
}

export function DeviceRow({ session }: { readonly session: DeviceSession }) {
  const { trigger, isMutating } = useEndSession();
  const name = deviceName(session.userAgent);
  const isHandheld = ['phone', 'tablet'].includes(describeDevice(session.userAgent).kind);
  const DeviceIcon = isHandheld ? PhoneIcon : LaptopIcon;

  async function handleEnd() {
    try {
      await trigger({ id: session.id });
      notify.success(`Сеанс завершён: ${name}`);
    } catch (failure) {
      notifyApiError(failure);
    }
  }

  return (
    <Row icon={<DeviceIcon boxSize="5" />}>
      <Flex
        flex="1"
        minW="0"
        gap="2"
        justify="space-between"
        align="flex-start"
        direction={{ base: 'column', sm: 'row' }}
      >
        <Box minW="0">
          <Flex align="center" columnGap="2" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            {session.current && <Badge colorPalette="green">Это устройство</Badge>}
          </Flex>
          <DeviceFacts session={session} />
        </Box>
        {!session.current && (
          <Button
            variant="outline"
            colorPalette="gray"
            size="sm"
            busy={isMutating}
            aria-label={`Завершить сеанс: ${name}`}
            onClick={() => void handleEnd()}
          >
            Завершить
          </Button>
        )}
      </Flex>
    </Row>
  );
}
