import { ApiError } from '@cabinet/kernel/http';
import { apiErrorText } from '@cabinet/kernel/notify';
import { useReloadUser } from '@cabinet/kernel/session';
import { Banner, ButtonLink } from '@cabinet/kernel/ui';
import { DebtNotice, refreshDebts, useDebts } from '@cabinet/payments';
import { useEffect } from 'react';
import { elsewhere } from '../../paths.ts';

/** What a debt forbids here. */
export const DEED = 'создать компанию';

function Registered({ error, email }: { readonly error: ApiError; readonly email: string }) {
  return (
    <Banner tone="warning" title="Такая компания уже есть в кабинете">
      {`${error.message}. Попросите её владельца или того, кто управляет её пользователями, пригласить вас: письмо придёт на ${email}. Если в ИНН или КПП ошибка, исправьте их и создайте компанию снова.`}
    </Banner>
  );
}

function NotPossible({ error }: { readonly error: ApiError }) {
  const reloadUser = useReloadUser();
  const debts = useDebts();
  // They may have joined a company in another tab: then the screen says so.
  useEffect(
    function askWhoThisIsAndOwes() {
      void reloadUser();
      refreshDebts();
    },
    [reloadUser],
  );
  if (debts.length > 0) return <DebtNotice debts={debts} deed={DEED} />;
  return (
    <Banner
      tone="warning"
      title="Создать компанию нельзя"
      action={
        <ButtonLink to={elsewhere.account.to()} variant="outline" size="sm">
          Мой аккаунт
        </ButtonLink>
      }
    >
      {`${error.message}. Введённое сохранено в этой вкладке.`}
    </Banner>
  );
}

/** Why no company was created, and what can be done. */
export function Refusal({ error, email }: { readonly error: unknown; readonly email: string }) {
  if (error instanceof ApiError && error.code === 'RES.002')
    return <Registered error={error} email={email} />;
  if (error instanceof ApiError && error.code === 'RES.003') return <NotPossible error={error} />;
  const { title, message } = apiErrorText(error);
  const isLost = error instanceof ApiError && error.status === 0;
  return (
    <Banner tone="danger" title={isLost ? title : 'Не удалось создать компанию'}>
      {isLost ? `${message} Повторите: вторая компания не появится.` : message}
    </Banner>
  );
}
