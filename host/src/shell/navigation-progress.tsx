import { useNavigation } from '@cabinet/kernel/router';
import { Box } from '@cabinet/kernel/ui';

/** A thin line at the top while the next screen is on its way; a quick one never shows it. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      position="fixed"
      insetInline="0"
      top="0"
      height="2px"
      zIndex="banner"
      background="colorPalette.solid"
      animation="fade-in 200ms 150ms both"
      aria-hidden
    />
  );
}
