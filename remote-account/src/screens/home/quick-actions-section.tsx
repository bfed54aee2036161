import { offeredPathsAtom } from '@cabinet/kernel/paths';
import { useAtomValue } from '@cabinet/kernel/state';
import { Box, Flex, Heading, Link, SimpleGrid, Stack, Text } from '@cabinet/kernel/ui';
import { useId } from 'react';
import { type ActionUser, type QuickAction, quickActionsOf } from './quick-actions.ts';

function ActionTile({ action }: { readonly action: QuickAction }) {
  const { icon: Icon } = action;
  return (
    <Link
      to={action.path}
      layerStyle="card"
      display="block"
      p="4"
      textDecoration="none"
      transitionProperty="border-color, background-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'colorPalette.border', bg: 'bg.subtle', textDecoration: 'none' }}
    >
      <Flex gap="3" align="flex-start" direction={{ base: 'column', md: 'row' }}>
        <Flex
          boxSize="10"
          borderRadius="l2"
          layerStyle="fill.subtle"
          align="center"
          justify="center"
          flexShrink="0"
        >
          <Icon boxSize="5" />
        </Flex>
        <Box minW="0">
          <Text fontWeight="medium" color="fg">
            {action.label}
          </Text>
          <Text textStyle="sm" color="fg.muted" hideBelow="md">
            {action.description}
          </Text>
        </Box>
      </Flex>
    </Link>
  );
}

export function QuickActionsSection({ user }: { readonly user: ActionUser }) {
  const titleId = useId();
  const actions = quickActionsOf(user, useAtomValue(offeredPathsAtom));
  if (actions.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-labelledby={titleId}>
      <Heading id={titleId} size="lg">
        Быстрые действия
      </Heading>
      <SimpleGrid columns={{ base: 2, xl: 4 }} gap={{ base: '3', md: '4' }}>
        {actions.map((action) => (
          <ActionTile key={action.path} action={action} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
