import { useCurrentUser } from '@cabinet/kernel/session';
import { Box, Grid, PageHeader, PublicLinks, Stack } from '@cabinet/kernel/ui';
import { elsewhere } from '../../paths.ts';
import { BelongingSection } from './belonging-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { RoleSection } from './role-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SettingsSection } from './settings-section.tsx';

export function Screen() {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Box>
      <PageHeader
        title="Мой аккаунт"
        related={[user.company !== null && elsewhere.company, user.group !== null && elsewhere.group]}
        description="Ваши данные, права, устройства, настройки и безопасность"
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <PersonalSection user={user} />
          <SettingsSection user={user} />
          {/* Last, because only the answer tells its length: nothing below it can move. */}
          <DevicesSection />
        </Stack>
        <Stack gap="6">
          <RoleSection user={user} />
          <BelongingSection user={user} />
          <SecuritySection email={user.email} />
        </Stack>
      </Grid>
      <Box mt="8">
        <PublicLinks />
      </Box>
    </Box>
  );
}
