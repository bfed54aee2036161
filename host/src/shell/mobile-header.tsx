import { paths } from '@cabinet/kernel/paths';
import { RouterLink } from '@cabinet/kernel/router';
import { Box, Flex } from '@cabinet/kernel/ui';
import { Brand } from './brand.tsx';
import type { ShellParts } from './shell-parts.ts';

/** Top of the page on a phone: home, money, person. */
export function MobileHeader({ parts: { Balance, Person } }: { readonly parts: ShellParts }) {
  return (
    <Flex
      as="header"
      align="center"
      gap="2"
      paddingInline="4"
      height="16"
      background="bg.panel"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <RouterLink to={paths.home.to()} aria-label="Кабинет, на главную">
        <Brand isCompact />
      </RouterLink>
      <Box marginInlineStart="auto" minWidth="0">
        <Balance isCompact={false} />
      </Box>
      <Person isCompact />
    </Flex>
  );
}
