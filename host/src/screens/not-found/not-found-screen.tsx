import { paths } from '@cabinet/kernel/paths';
import { useLocation } from '@cabinet/kernel/router';
import { Box, ButtonLink, Heading, Stack, Text } from '@cabinet/kernel/ui';
import { Brand } from '../../shell/brand.tsx';

/** Every address that neither the host nor a registered remote draws. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Box
      as="main"
      id="content"
      display="grid"
      placeItems="center"
      minHeight="100dvh"
      padding="6"
      tabIndex={-1}
    >
      <Stack gap="4" maxWidth="md" textAlign="center" alignItems="center">
        <Box marginBottom="6">
          <Brand />
        </Box>
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
          ничего нет. Возможно, ссылка устарела или в ней опечатка.
        </Text>
        <ButtonLink to={paths.home.to()} marginTop="2">
          На главную
        </ButtonLink>
      </Stack>
    </Box>
  );
}
