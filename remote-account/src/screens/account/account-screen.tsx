import { Navigate, useLocation } from '@cabinet/kernel/router';
import { useCurrentUser } from '@cabinet/kernel/session';
import { Box, Grid, PageHeader, PublicLinks, Stack } from '@cabinet/kernel/ui';
import { elsewhere, paths } from '../../paths.ts';
import { BelongingSection } from './belonging-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { RoleSection } from './role-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Parts that letters and bookmarks still look for here. */
const MOVED_PARTS = ['#password', '#devices'];

export function Screen() {
  const user = useCurrentUser();
  const { hash } = useLocation();
  if (user === null) return null;
  if (MOVED_PARTS.includes(hash)) return <Navigate to={`${paths.accountSecurity.to()}${hash}`} replace />;
  return (
    <Box>
      <PageHeader
        title="Мой аккаунт"
        related={[user.company !== null && elsewhere.company, user.group !== null && elsewhere.group]}
        description="Ваши данные, права, настройки и безопасность"
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <PersonalSection user={user} />
          <SecuritySection />
          <SettingsSection user={user} />
        </Stack>
        <Stack gap="6">
          <RoleSection user={user} />
          <BelongingSection user={user} />
        </Stack>
      </Grid>
      <Box mt="8">
        <PublicLinks />
      </Box>
    </Box>
  );
}
