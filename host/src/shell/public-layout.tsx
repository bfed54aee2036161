import { openModalAtom } from '@cabinet/kernel/modals';
import { paths } from '@cabinet/kernel/paths';
import { Outlet, RouterLink } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { useSetAtom } from '@cabinet/kernel/state';
import { Box, Button, ButtonLink, Container, Flex, PublicLinks, SkipLink, Stack } from '@cabinet/kernel/ui';
import { Brand } from './brand.tsx';
import { CONTENT_ID } from './content-id.ts';

/** Around a remote's public page: the brand, the content, and a way in that does not lead away from it. */
export function PublicLayout() {
  const isSignedIn = useCurrentUser() !== null;
  const openModal = useSetAtom(openModalAtom);
  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      {/* In the colour of the page: one of its own would end before the room that is kept for a scrollbar. */}
      <Flex
        as="header"
        align="center"
        justify="space-between"
        paddingInline={{ base: '4', md: '8' }}
        height="16"
      >
        <RouterLink to={paths.home.to()} aria-label="Кабинет, на главную">
          <Brand />
        </RouterLink>
        {isSignedIn ? (
          <ButtonLink to={paths.home.to()} variant="outline" colorPalette="gray">
            В кабинет
          </ButtonLink>
        ) : (
          <Button variant="outline" colorPalette="gray" onClick={() => openModal('login')}>
            Войти
          </Button>
        )}
      </Flex>
      <Box as="main" id={CONTENT_ID} tabIndex={-1} outline="none">
        <Container
          paddingTop={{ base: '6', md: '12' }}
          paddingBottom={{
            base: 'calc(var(--bars-height, 0px) + 1.5rem)',
            md: 'calc(var(--bars-height, 0px) + 3rem)',
          }}
        >
          <Stack gap="8">
            <Outlet />
            <PublicLinks />
          </Stack>
        </Container>
      </Box>
    </>
  );
}
