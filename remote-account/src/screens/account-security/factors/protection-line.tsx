import { AlertIcon, Box, Flex, ShieldIcon, Text } from '@cabinet/kernel/ui';
import type { Factors } from '../../../api/factors.ts';
import { factorsText, isProtected, whyLastStays } from '../../../lib/factor-words.ts';

const ADVICE = 'Добавьте ключ доступа: его не подобрать и не выманить на поддельной странице.';

const ADVICE_TO_STAFF = `У вас есть права администрации, с ними одного пароля мало. ${ADVICE}`;

function presentText(factors: Factors): string {
  const why = whyLastStays(factors);
  return `Сейчас это ${factorsText(factors)}.${why === null ? '' : ` ${why}`}`;
}

interface ProtectionLineProps {
  readonly factors: Factors;
  /** The person is advised to add one, because of what they may do. */
  readonly isAdvised: boolean;
}

/** Whether a stolen password is enough to sign in, and whether it may come to that. */
export function ProtectionLine({ factors, isAdvised }: ProtectionLineProps) {
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
          {isSafe ? presentText(factors) : isAdvised ? ADVICE_TO_STAFF : ADVICE}
        </Text>
      </Box>
    </Flex>
  );
}
