import { formatAmount, signOfAmount } from '@cabinet/kernel/core/amount';
import type { Data } from '@cabinet/kernel/http';
import { offeredPathsAtom, paths } from '@cabinet/kernel/paths';
import { accountAtom, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import {
  Badge,
  Box,
  ButtonLink,
  Flex,
  IconButton,
  PlusIcon,
  RefreshIcon,
  SectionCard,
  Skeleton,
  Stack,
  Text,
} from '@cabinet/kernel/ui';
import { accountLabel } from '@cabinet/payments';
import { useBalance } from '../../api/balance.ts';
import { PersonalMoney } from './personal-money.tsx';

function BalanceFacts({
  balance,
  hasFailed,
}: {
  readonly balance: Data<'GET users/me/balance'> | undefined;
  readonly hasFailed: boolean;
}) {
  if (balance === undefined) return hasFailed ? <Box height="5" /> : <Skeleton height="5" width="12rem" />;
  return (
    <Text color="fg.muted" textStyle="sm" minH="5" _firstLetter={{ textTransform: 'uppercase' }}>
      {accountLabel(balance.payer)}
      {signOfAmount(balance.held) > 0 && ` · зарезервировано ${formatAmount(balance.held)}`}
    </Text>
  );
}

export function BalanceSection({ user }: { readonly user: Pick<User, 'accountType'> }) {
  const { balance } = useAtomValue(accountAtom);
  const { data, error, isValidating, mutate } = useBalance();
  const canTopUp = useAtomValue(offeredPathsAtom).includes(paths.payment.pattern);
  return (
    <SectionCard
      title="Баланс"
      actions={
        <IconButton label="Обновить баланс" size="sm" busy={isValidating} onClick={() => void mutate()}>
          <RefreshIcon />
        </IconButton>
      }
    >
      <Stack gap="4">
        <Stack gap="1">
          <Flex align="center" gap="3" wrap="wrap">
            {balance === null ? (
              <Skeleton height="11" width="14rem" />
            ) : (
              <Text textStyle="4xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {formatAmount(balance)}
              </Text>
            )}
            {error !== undefined && <Badge colorPalette="orange">Не удалось обновить</Badge>}
          </Flex>
          <BalanceFacts balance={data} hasFailed={error !== undefined} />
          <PersonalMoney isShared={user.accountType !== 'personal'} />
        </Stack>
        {canTopUp && (
          <Flex>
            <ButtonLink to={paths.payment.to()}>
              <PlusIcon /> Пополнить счёт
            </ButtonLink>
          </Flex>
        )}
      </Stack>
    </SectionCard>
  );
}
