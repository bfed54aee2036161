import { accountAtom, type User } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { Text } from '@cabinet/kernel/ui';
import { ofAccountLabel, sharedAccountLabel } from '@cabinet/payments';
import { Figure } from './figure.tsx';
import { PersonalMoney } from './personal-money.tsx';

/** Stands where the balance would be, for a member of a company who may not see it (decision 0040). */
export function CompanyAccountFigure({ company }: Pick<User, 'company'>) {
  const { people } = useAtomValue(accountAtom);
  const payer = { kind: 'company', name: company?.name ?? '' } as const;
  return (
    <Figure title="Счёт компании">
      <Text _firstLetter={{ textTransform: 'uppercase' }} fontWeight="medium" color="fg">
        {sharedAccountLabel(payer, people)}
      </Text>
      <Text maxW="3xl">{`Ваши запросы оплачиваются со ${ofAccountLabel(payer)}. Сколько на нём денег и какой у него уровень, видят только сотрудники с разрешением «Просмотр баланса компании»: его даёт руководитель компании.`}</Text>
      <PersonalMoney isShared />
    </Figure>
  );
}
