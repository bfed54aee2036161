import { Box, Button, Flex, Text, usePublishedHeight } from '@cabinet/kernel/ui';
import { useState, useSyncExternalStore } from 'react';
import { ACKNOWLEDGEMENT, acknowledge, isAcknowledged } from './cookie-acknowledgement.ts';
import { COOKIE_NOTICE_HEIGHT, COOKIE_NOTICE_ID } from './cookie-notice-id.ts';

const subscribeToNothing = () => () => undefined;

function Notice({ onAcknowledge }: { readonly onAcknowledge: () => void }) {
  const notice = usePublishedHeight(COOKIE_NOTICE_HEIGHT);
  return (
    <Box
      ref={notice}
      as="section"
      id={COOKIE_NOTICE_ID}
      aria-label="Файлы cookie"
      data-sticks
      position="fixed"
      insetInline="0"
      bottom="0"
      // The bar comes with the sign-in: what is moved by a transform does not shift.
      transform={{ base: 'translateY(calc(-1 * var(--bottom-bar-height, 0px)))', md: 'none' }}
      zIndex="banner"
      padding="3"
      pointerEvents="none"
    >
      <Flex
        layerStyle="card"
        boxShadow="lg"
        pointerEvents="auto"
        maxWidth="2xl"
        marginInline="auto"
        paddingInline="4"
        paddingBlock="3"
        gap="3"
        align="center"
        wrap={{ base: 'wrap', sm: 'nowrap' }}
      >
        <Text textStyle="sm" color="fg.muted" flex="1">
          Мы используем файлы cookie, чтобы кабинет работал и помнил ваш вход и настройки.
        </Text>
        <Button size="sm" onClick={onAcknowledge} width={{ base: 'full', sm: 'auto' }}>
          Понятно
        </Button>
      </Flex>
    </Box>
  );
}

const wasAcknowledged = () => isAcknowledged(ACKNOWLEDGEMENT);

/** Shown at the bottom of every page until it is acknowledged (product §1.5, §4.10). */
export function CookieNotice() {
  // A page that came drawn in the HTML has it for everybody, hidden from those who have acknowledged it.
  const isKnown = useSyncExternalStore(subscribeToNothing, wasAcknowledged, () => false);
  const [isDismissed, setDismissed] = useState(false);
  if (isKnown || isDismissed) return null;

  return (
    <Notice
      onAcknowledge={() => {
        acknowledge(ACKNOWLEDGEMENT);
        setDismissed(true);
      }}
    />
  );
}
