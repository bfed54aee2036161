import { Skeleton, Stack, VisuallyHidden } from '@cabinet/kernel/ui';

export function GroupSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden>Загружаем группу</VisuallyHidden>
      <Skeleton height="12rem" />
      <Skeleton height="20rem" />
    </Stack>
  );
}
