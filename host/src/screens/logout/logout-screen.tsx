import { paths } from '@cabinet/kernel/paths';
import { useNavigate } from '@cabinet/kernel/router';
import { Box, Spinner, Text } from '@cabinet/kernel/ui';
import { useEffect } from 'react';
import { useSignOut } from '../../shell/use-sign-out.ts';

/** `/logout`: signs out, then leads to the sign-in page. */
export function LogoutScreen() {
  const signOut = useSignOut();
  const navigate = useNavigate();

  useEffect(
    function leave() {
      void signOut().then(() => navigate(paths.login.to(), { replace: true }));
    },
    [signOut, navigate],
  );

  return (
    <Box as="main" id="content" display="grid" placeItems="center" minHeight="100dvh">
      <Box role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
        <Spinner aria-hidden />
        <Text as="h1" textStyle="md">
          Выходим из системы…
        </Text>
      </Box>
    </Box>
  );
}
