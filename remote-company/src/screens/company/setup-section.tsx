import { hasPermission } from '@cabinet/kernel/core/permissions';
import { ButtonLink, type ButtonProps, Link, SectionCard, Stack } from '@cabinet/kernel/ui';
import { PayerTopUpLink } from '@cabinet/payments';
import type { Company } from '../../api/company.ts';
import { INVITE_ANCHOR } from '../../lib/invite-anchor.ts';
import { mayTopUp } from '../../lib/may-top-up.ts';
import { paths } from '../../paths.ts';
import { SetupStep } from './setup-step.tsx';

interface SetupSectionProps {
  readonly company: Company;
  readonly setup: NonNullable<Company['setup']>;
  readonly permissions: readonly string[];
  /** Whether a request to top the account up waits for its money. */
  readonly isPaymentAwaited: boolean;
}

const look = (isDone: boolean): Pick<ButtonProps, 'size' | 'variant'> => ({
  size: 'sm',
  variant: isDone ? 'outline' : 'solid',
});

function topUpNote(isDone: boolean, isAwaited: boolean): string {
  if (isDone) return 'Деньги пришли: запросы сотрудников оплачиваются с этого счёта.';
  if (isAwaited) return 'Заявка ждёт оплаты: шаг отметится, когда деньги придут.';
  return 'Счётом для бухгалтерии или картой. Запросы всех сотрудников оплачиваются с этого счёта.';
}

/** Greets a new company: what is to be done first, ticked off by what has really happened (product §16.1). */
export function SetupSection({ company, setup, permissions, isPaymentAwaited }: SetupSectionProps) {
  const { toppedUp, invited, capped } = setup;
  const canManage = hasPermission(permissions, 'company_user:manage');
  const done = [toppedUp, invited, capped].filter(Boolean).length;
  return (
    <SectionCard
      title="Первые шаги"
      description={`Компания создана, осталось немного. Готово ${done} из 3`}
      actions={<Link to={paths.companyDetail.to({ companyId: company.id })}>Реквизиты</Link>}
    >
      <Stack as="ol" gap="0" listStyleType="none">
        <SetupStep
          number={1}
          title="Пополнить счёт компании"
          isDone={toppedUp}
          note={topUpNote(toppedUp, isPaymentAwaited)}
          action={
            mayTopUp(company, permissions) && (
              <PayerTopUpLink {...look(toppedUp)} payer={company.payer} method="invoice">
                Пополнить счёт компании
              </PayerTopUpLink>
            )
          }
        />
        <SetupStep
          number={2}
          title="Пригласить сотрудников"
          isDone={invited}
          note={
            invited
              ? 'Приглашения отправлены: кто их принял, видно в списке пользователей.'
              : 'По адресам почты, каждому со своей ролью. За тех, кто примет приглашение, платит компания.'
          }
          action={
            canManage && (
              <ButtonLink {...look(invited)} to={{ pathname: paths.companyUsers.to(), hash: INVITE_ANCHOR }}>
                Пригласить сотрудников
              </ButtonLink>
            )
          }
        />
        <SetupStep
          number={3}
          title="Задать лимиты"
          isDone={capped}
          note={
            capped
              ? 'Лимит задан: больше него за месяц не потратить.'
              : 'Сколько каждый может потратить за месяц. Без лимита сотруднику доступны все деньги на счёте.'
          }
          action={
            canManage && (
              <ButtonLink {...look(capped)} to={paths.companyUsers.to()}>
                Задать лимиты
              </ButtonLink>
            )
          }
        />
      </Stack>
    </SectionCard>
  );
}
