import { isFactorDue, useCurrentUser } from '@cabinet/kernel/session';
import { BackLink, Box, Grid, PageHeader, PublicLinks, Stack } from '@cabinet/kernel/ui';
import { paths } from '../../paths.ts';
import { DevicesSection } from './devices-section.tsx';
import { EventsSection } from './events/events-section.tsx';
import { FactorsSection } from './factors/factors-section.tsx';
import { NotYouSection } from './not-you-section.tsx';
import { PasswordSection } from './password-section.tsx';

const COLUMNS = {
  templateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: '6',
  alignItems: 'start',
} as const;

export function Screen() {
  const user = useCurrentUser();
  if (user === null) return null;
  return (
    <Box>
      <PageHeader
        back={!isFactorDue(user) && <BackLink to={paths.account.to()}>Мой аккаунт</BackLink>}
        title="Безопасность"
        description="Как вы входите в кабинет, где вы вошли и что происходило с учётной записью"
      />
      {/* What only the answer tells the length of is last in its column: nothing below it can move. */}
      <Grid {...COLUMNS}>
        <Stack gap="6">
          <FactorsSection email={user.email} />
          <DevicesSection />
        </Stack>
        <Stack gap="6">
          <PasswordSection email={user.email} />
          <NotYouSection />
          <EventsSection />
        </Stack>
      </Grid>
      <Box mt="8">
        <PublicLinks />
      </Box>
    </Box>
  );
}
