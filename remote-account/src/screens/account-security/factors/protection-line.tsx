import { AlertIcon, Box, Flex, ShieldIcon, Text } from '@cabinet/kernel/ui';
import type { Factors } from '../../../api/factors.ts';
import { factorsText, isProtected } from '../../../lib/factor-words.ts';

const ADVICE = 'Добавьте ключ доступа: его не подобрать и не выманить на поддельной странице.';

/** Whether a stolen password is enough to sign in. */
export function ProtectionLine({ factors }: { readonly factors: Factors }) {
  const isSafe = isProtected(factors);
  const Icon = isSafe ? ShieldIcon : AlertIcon;
  return (
    <Flex gap="3" align="flex-start">
      <Icon boxSize="6" mt="0.5" flexShrink="0" color={isSafe ? 'fg.success' : 'fg.warning'} />
      <Box minW="0">
        <Text fontWeight="semibold">
          {isSafe ? 'Вход подтверждается вторым способом' : 'Вход защищён только паролем'}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {isSafe ? `Сейчас это ${factorsText(factors)}.` : ADVICE}
        </Text>
      </Box>
    </Flex>
  );
}
