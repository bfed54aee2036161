import { Skeleton, Stack, VisuallyHidden } from '@cabinet/kernel/ui';

/** Shape of a screen while its code or its first data is on the way. */
export function ScreenSkeleton() {
  return (
    <Stack gap="6" aria-busy="true">
      <VisuallyHidden role="status">Загрузка…</VisuallyHidden>
      <Skeleton height="8" width="16rem" maxWidth="60%" />
      <Skeleton height="32" />
      <Skeleton height="48" />
    </Stack>
  );
}
