import { useCurrentUser } from '@cabinet/kernel/session';
import { Box, Grid, PageHeader, Stack } from '@cabinet/kernel/ui';
import { DevicesSection } from './devices-section.tsx';
import { MembershipSection } from './membership-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { RoleSection } from './role-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Both columns end at one line. */
const ENDS_BELOW = { '& > :last-child': { flexGrow: 1 } };

export function Screen() {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Box>
      <PageHeader
        title="Мой аккаунт"
        description="Ваши данные, права, устройства, настройки и безопасность"
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
        <Stack gap="6" css={ENDS_BELOW}>
          <PersonalSection user={user} />
          <SettingsSection user={user} />
        </Stack>
        <Stack gap="6" css={ENDS_BELOW}>
          <RoleSection user={user} />
          <MembershipSection user={user} />
          <SecuritySection email={user.email} />
        </Stack>
        {/* Last, because only the answer tells its length: nothing below it can move. */}
        <Box gridColumn="1 / -1">
          <DevicesSection />
        </Box>
      </Grid>
    </Box>
  );
}
