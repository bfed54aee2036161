import { signOfAmount } from '@cabinet/kernel/core/amount';
import { ACCOUNT_TYPE, PAYER_KIND } from '@cabinet/kernel/core/payments';
import { accountAtom, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Badge, IconButton, RefreshIcon, Skeleton, Text } from '@cabinet/kernel/ui';
import { MoneyText } from '@cabinet/kernel/ui/money';
import { sharedAccountLabel } from '@cabinet/payments';
import { useBalance } from '../../api/balance.ts';
import { Figure } from './figure.tsx';
import { PersonalMoney } from './personal-money.tsx';

/** What is on the account that pays, and whose account that is. */
export function BalanceFigure({ user }: { readonly user: Pick<User, 'accountType'> }) {
  const { balance, people, payer } = useAtomValue(accountAtom);
  const { data, error, isValidating, mutate } = useBalance();
  return (
    <Figure
      title={PAYER_KIND[payer.kind].isShared ? 'Баланс общего счёта' : 'Баланс'}
      action={
        <IconButton label="Обновить баланс" size="xs" busy={isValidating} onClick={() => void mutate()}>
          <RefreshIcon />
        </IconButton>
      }
      value={
        <>
          {balance === null ? <Skeleton height="8" width="10rem" /> : <MoneyText value={balance} />}
          {error !== undefined && <Badge colorPalette="orange">Не удалось обновить</Badge>}
        </>
      }
    >
      <Text _firstLetter={{ textTransform: 'uppercase' }}>
        <span>{sharedAccountLabel(payer, people)}</span>
        {data !== undefined && signOfAmount(data.held) > 0 && (
          <span>
            {' · зарезервировано '}
            <MoneyText value={data.held} />
          </span>
        )}
      </Text>
      <PersonalMoney isShared={ACCOUNT_TYPE[user.accountType].isShared} />
    </Figure>
  );
}
