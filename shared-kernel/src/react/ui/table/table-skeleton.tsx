import { Stack, VisuallyHidden } from '../layout.ts';
import { Skeleton } from '../skeleton.ts';

/** The shape of a table whose first rows are on the way. */
export function TableSkeleton({ rows = 8, isPhone }: { readonly rows?: number; readonly isPhone: boolean }) {
  const count = Math.min(rows, isPhone ? 4 : 10);
  return (
    <Stack gap={isPhone ? '3' : '0'} aria-busy="true" {...(isPhone ? {} : { layerStyle: 'card', p: '4' })}>
      <VisuallyHidden role="status">Загрузка…</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={isPhone ? '36' : '6'} my={isPhone ? '0' : '2.5'} />
      ))}
    </Stack>
  );
}
