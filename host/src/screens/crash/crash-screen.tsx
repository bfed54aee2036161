import { Box, Button, Heading, PublicLinks, Stack, Text } from '@cabinet/kernel/ui';

interface CrashScreenProps {
  readonly onReload?: () => void;
}

const reloadPage = () => window.location.reload();

/** What is left when the page itself fails; its texts are English by the law (product §2.11). */
export function CrashScreen({ onReload = reloadPage }: CrashScreenProps) {
  return (
    <Box as="main" id="content" lang="en" display="grid" placeItems="center" minHeight="100dvh" padding="6">
      <Stack role="alert" gap="4" maxWidth="md" textAlign="center" alignItems="center">
        <Heading as="h1" size="2xl">
          Something went wrong!
        </Heading>
        <Text color="fg.muted">Please try reloading the application.</Text>
        <Button onClick={onReload} marginTop="2">
          Reload Application
        </Button>
        <Box lang="ru" marginTop="4">
          <PublicLinks />
        </Box>
      </Stack>
    </Box>
  );
}
