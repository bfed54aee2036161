import { GROUP_MEMBERS_MAX } from '@cabinet/kernel/core/contract';
import type { User } from '@cabinet/kernel/session';
import { Card, Heading, Skeleton, Stack, Text, UsersIcon, useLazyPart } from '@cabinet/kernel/ui';
import { DebtNotice, useDebts } from '@cabinet/payments';

const importForm = () => import('./create-group-form.tsx');

const FACTS = [
  `Общий счёт: до ${GROUP_MEMBERS_MAX} человек тратят деньги, которые на нём лежат.`,
  'Лимиты: владелец решает, сколько каждый потратит за месяц.',
  'Кто что видит: баланс — все, операции и заявки всех — владелец, остальные — только свои.',
  'Личные деньги каждого остаются на личном счёте: группа их не трогает.',
];

/** What a group is, and a way to make one. */
export function NoGroupSection({ user: { company } }: { readonly user: Pick<User, 'company'> }) {
  const debts = useDebts();
  const CreateGroupForm = useLazyPart(importForm);
  return (
    <Card>
      <Stack gap="4" maxW="2xl">
        <UsersIcon boxSize="8" color="fg.muted" />
        <Heading size="lg">У вас пока нет группы</Heading>
        <Text color="fg.muted">Группа нужна семье, друзьям или небольшой команде:</Text>
        <Stack as="ul" gap="1.5" ps="5" listStyleType="disc">
          {FACTS.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Stack>
        {company !== null && (
          <Text color="fg.muted">
            Пока вы в компании, за ваши запросы платит она. Счёт группы тратят остальные участники.
          </Text>
        )}
        <DebtNotice debts={debts} deed="создать группу" />
        {CreateGroupForm === null ? <Skeleton height="7.375rem" /> : <CreateGroupForm />}
        <Text color="fg.muted" textStyle="sm">
          Вас пригласили в группу? Откройте ссылку из письма: она приведёт к приглашению.
        </Text>
      </Stack>
    </Card>
  );
}
