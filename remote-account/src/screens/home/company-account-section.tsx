import type { User } from '@cabinet/kernel/session';
import { SectionCard, Stack, Text } from '@cabinet/kernel/ui';
import { accountLabel } from '@cabinet/payments';
import { PersonalMoney } from './personal-money.tsx';

/** Stands where the balance would be, for a member of a company who may not see it (decision 0040). */
export function CompanyAccountSection({ company }: Pick<User, 'company'>) {
  const account = company === null ? 'счёт компании' : accountLabel({ kind: 'company', name: company.name });
  return (
    <SectionCard title="Счёт компании">
      <Stack gap="3">
        <Text color="fg.muted" maxW="4xl">
          Ваши запросы оплачиваются со {account.replace('счёт', 'счёта')}. Сколько на нём денег и какой у него
          уровень, видят только сотрудники с разрешением «Просмотр баланса компании»: его даёт руководитель
          компании. Здесь показаны лишь ваши собственные траты.
        </Text>
        <PersonalMoney isShared />
      </Stack>
    </SectionCard>
  );
}
