import { Box, Flex, Stack, VisuallyHidden } from '../layout.ts';
import { Skeleton } from '../skeleton.ts';

function PhoneLine() {
  return (
    <Stack gap="2" justify="center" height="14" px="4" borderBottomWidth="1px" borderColor="border.muted">
      <Flex justify="space-between">
        <Skeleton height="3.5" width="45%" />
        <Skeleton height="3.5" width="20%" />
      </Flex>
      <Skeleton height="3" width="60%" />
    </Stack>
  );
}

function TableLine() {
  return (
    <Flex align="center" gap="6" height="11" px="4" borderBottomWidth="1px" borderColor="border.muted">
      <Skeleton height="3.5" flex="2" />
      <Skeleton height="3.5" flex="2" />
      <Skeleton height="3.5" flex="5" />
      <Skeleton height="3.5" flex="1" />
    </Flex>
  );
}

/** The shape of a table whose first rows are on their way. */
export function TableSkeleton({ rows = 8, isPhone }: { readonly rows?: number; readonly isPhone: boolean }) {
  const Line = isPhone ? PhoneLine : TableLine;
  return (
    <Stack gap="0" aria-busy="true" layerStyle="card" overflow="clip">
      <VisuallyHidden role="status">Загрузка…</VisuallyHidden>
      {!isPhone && <Box height="10" bg="bg.subtle" borderBottomWidth="1px" />}
      {Array.from({ length: Math.min(rows, 10) }, (_, index) => (
        <Line key={index} />
      ))}
    </Stack>
  );
}
