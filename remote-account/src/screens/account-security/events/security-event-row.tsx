import { deviceName } from '@cabinet/kernel/core/text';
import { Badge, Box, DateText, Flex, Text } from '@cabinet/kernel/ui';
import type { SecurityEvent } from '../../../api/security-events.ts';
import { Row } from '../row.tsx';

/** One thing that has happened: what, when, from where, and whether somebody else did it. */
export function SecurityEventRow({ event }: { readonly event: SecurityEvent }) {
  const { text, at, ip, userAgent, isOwn } = event;
  return (
    <Row>
      <Box minW="0">
        <Flex align="center" columnGap="2" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {text}
          </Text>
          {!isOwn && <Badge colorPalette="orange">Сделали не вы</Badge>}
        </Flex>
        <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <DateText value={at} format="datetime" />
          {userAgent !== null && <Text textStyle="xs">{deviceName(userAgent)}</Text>}
          {ip !== null && <Text textStyle="xs">{`Адрес ${ip}`}</Text>}
        </Box>
      </Box>
    </Row>
  );
}
