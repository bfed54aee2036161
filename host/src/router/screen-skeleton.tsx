import type { RouteContract } from '@cabinet/federation/contract';
import { Box, Card, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@cabinet/kernel/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Which shape a route's screen has, by its contract. */
export type SkeletonKind = NonNullable<RouteContract['skeleton']> | 'page';

const TWO_COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

const CHIPS = ['20', '28', '24', '32'];

const ROWS = [...Array(8).keys()];

function Filters() {
  return (
    <Flex gap="2" align="center">
      <Skeleton height="8" flex="1 1 8rem" maxWidth={{ md: '3xs' }} />
      {CHIPS.map((width) => (
        <Skeleton key={width} height="8" width={width} borderRadius="full" hideBelow="lg" />
      ))}
      <Skeleton height="8" width="24" hideFrom="lg" />
      <Skeleton height="8" width="8" marginStart="auto" />
    </Flex>
  );
}

function Lines() {
  return (
    <Card padding="0" overflow="clip">
      <Box height="10" bg="bg.subtle" borderBottomWidth="1px" hideBelow="md" />
      {ROWS.map((row) => (
        <Flex
          key={row}
          align="center"
          gap="6"
          height={{ base: '14', md: '11' }}
          paddingInline="4"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          <Skeleton height="3.5" flex="2 1 8rem" />
          <Skeleton height="3.5" flex="5 1 16rem" hideBelow="md" />
          <Skeleton height="3.5" flex="0 1 6rem" />
        </Flex>
      ))}
    </Card>
  );
}

const Sheet = ({ height }: Pick<ComponentProps<typeof Skeleton>, 'height'>) => (
  <Skeleton height={height} borderRadius="xl" />
);

const SHAPES: Readonly<Record<SkeletonKind, ReactNode>> = {
  overview: (
    <Stack gap="6">
      <Sheet height={{ base: '24rem', sm: '18rem', xl: '11rem' }} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="6">
        <Sheet height="30.5rem" />
        <Sheet height="30.5rem" />
      </Grid>
    </Stack>
  ),
  list: (
    <Stack gap="4">
      <Filters />
      <Lines />
    </Stack>
  ),
  form: (
    <Stack gap="6">
      <Skeleton height="5" width="24rem" maxWidth="full" />
      <Grid templateColumns={TWO_COLUMNS} gap="6">
        <Sheet height="20rem" />
        <Sheet height="16rem" />
      </Grid>
    </Stack>
  ),
  page: (
    <Stack gap="6">
      <Sheet height="8rem" />
      <Sheet height="12rem" />
    </Stack>
  ),
};

interface ScreenSkeletonProps {
  readonly kind?: SkeletonKind | undefined;
  /** What stands where the screen's `h1` will be. */
  readonly heading?: ReactNode;
}

/** Shape of a screen while its code or its first data is on the way. */
export function ScreenSkeleton({ kind = 'page', heading }: ScreenSkeletonProps) {
  return (
    <Stack gap="6" aria-busy="true" data-wide={kind === 'list' ? '' : undefined}>
      <VisuallyHidden role="status">Загрузка…</VisuallyHidden>
      {heading ?? <Skeleton height="8" width="16rem" maxWidth="60%" />}
      {SHAPES[kind]}
    </Stack>
  );
}
