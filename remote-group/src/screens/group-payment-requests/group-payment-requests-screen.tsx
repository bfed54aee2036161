import { useCurrentUser } from '@cabinet/kernel/session';
import { EmptyState, PageHeader, PlusIcon, ReceiptIcon } from '@cabinet/kernel/ui';
import { payerLabel, TopUpLink } from '@cabinet/payments';
import { PaymentRequestsTable, requestHref } from '@cabinet/payments/payment-requests';
import { useMemberOptions } from '../../api/member-options.ts';
import { paths } from '../../paths.ts';

/** The owner sees what all open, a member what they open themselves (docs/product.md §13.4). */
const WORDS = {
  owner: {
    about: 'пополнения общего счёта и что с ними стало',
    toCome: 'Здесь появится каждое пополнение счёта группы: оплата картой или счёт для перевода из банка.',
  },
  member: {
    about: 'только ваши заявки. Заявки всех видит владелец группы.',
    toCome:
      'Здесь появится каждое ваше пополнение счёта группы: оплата картой или счёт для перевода из банка.',
  },
} as const;

export function Screen() {
  const group = useCurrentUser()?.group;
  const people = useMemberOptions();
  const whose = group ? payerLabel({ kind: 'group', name: group.name }) : 'Группа';
  const isOwner = group?.isOwner === true;
  const { about, toCome } = WORDS[isOwner ? 'owner' : 'member'];
  return (
    <>
      <PageHeader
        title="Заявки группы"
        related={[paths.group, paths.groupTransactions]}
        description={`${whose}: ${about}`}
        actions={
          <TopUpLink of="group">
            <PlusIcon /> Пополнить счёт группы
          </TopUpLink>
        }
      />
      <PaymentRequestsTable
        scope="group"
        isOwnOnly={!isOwner}
        label="Заявки группы"
        people={isOwner ? people : undefined}
        hrefOf={requestHref}
        empty={
          <EmptyState
            icon={<ReceiptIcon />}
            title="Заявок пока нет"
            description={toCome}
            action={<TopUpLink of="group">Пополнить счёт группы</TopUpLink>}
          />
        }
      />
    </>
  );
}
