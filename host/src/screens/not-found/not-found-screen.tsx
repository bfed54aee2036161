import { isSessionUnknown } from '@cabinet/kernel/guards';
import { paths } from '@cabinet/kernel/paths';
import { useLocation } from '@cabinet/kernel/router';
import { useCurrentUser, useSession } from '@cabinet/kernel/session';
import { Box, ButtonLink, Heading, PublicLinks, Stack, SupportContact, Text } from '@cabinet/kernel/ui';
import { Brand } from '../../shell/brand.tsx';
import { CONTENT_ID } from '../../shell/content-id.ts';
import { ShellFrame } from '../../shell/shell-frame.tsx';

function NotFound() {
  const { pathname } = useLocation();
  return (
    <Stack gap="4" maxWidth="md" textAlign="center" alignItems="center">
      <Text textStyle="4xl" fontWeight="semibold" color="fg.subtle" aria-hidden="true">
        404
      </Text>
      <Heading as="h1" size="2xl">
        Страница не найдена
      </Heading>
      <Text color="fg.muted">
        По адресу{' '}
        <Box as="span" wordBreak="break-all">
          {pathname}
        </Box>{' '}
        ничего нет. Возможно, ссылка устарела или в ней опечатка.{' '}
        <SupportContact before="Если здесь должна быть страница, " act="ask" after="." />
      </Text>
      <ButtonLink to={paths.home.to()} marginTop="2">
        На главную
      </ButtonLink>
    </Stack>
  );
}

/** Every address that neither the host nor a registered remote draws; a signed-in person keeps their menu. */
export function NotFoundScreen() {
  const isSignedIn = useCurrentUser() !== null;
  const session = useSession();
  if (isSignedIn) {
    return (
      <ShellFrame>
        <Box display="grid" placeItems="center" minHeight="60dvh">
          <NotFound />
        </Box>
      </ShellFrame>
    );
  }
  // The first answer decides between the two; one that never arrives blocks nobody.
  if (isSessionUnknown(session) && session.error === null && !session.isRateLimited) return null;
  return (
    <Box
      as="main"
      id={CONTENT_ID}
      display="grid"
      placeItems="center"
      minHeight="100dvh"
      padding="6"
      tabIndex={-1}
    >
      <Stack gap="10" alignItems="center">
        <Brand />
        <NotFound />
        <PublicLinks />
      </Stack>
    </Box>
  );
}
