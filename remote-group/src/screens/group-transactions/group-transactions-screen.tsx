import { useCurrentUser } from '@cabinet/kernel/session';
import { EmptyState, ListIcon, PageHeader, PlusIcon } from '@cabinet/kernel/ui';
import { payerLabel, TopUpLink, useModelOptions } from '@cabinet/payments';
import { requestDocumentHref, TransactionsTable } from '@cabinet/payments/transactions';
import { useMemberOptions } from '../../api/member-options.ts';
import { paths } from '../../paths.ts';

/** The owner sees what all do, a member what they do themselves (docs/product.md §13.4). */
const WORDS = {
  owner: {
    about: 'кто и на что тратит деньги общего счёта и кто его пополняет',
    toCome: 'Здесь появятся пополнения счёта группы и списания за запросы её участников.',
  },
  member: {
    about: 'только ваши операции. Операции всех видит владелец группы.',
    toCome: 'Здесь появятся ваши пополнения счёта группы и списания за ваши запросы.',
  },
} as const;

export function Screen() {
  const group = useCurrentUser()?.group;
  const models = useModelOptions();
  const people = useMemberOptions();
  const whose = group ? payerLabel({ kind: 'group', name: group.name }) : 'Группа';
  const isOwner = group?.isOwner === true;
  const { about, toCome } = WORDS[isOwner ? 'owner' : 'member'];
  return (
    <>
      <PageHeader
        title="Транзакции группы"
        related={[paths.group, paths.groupPaymentRequests]}
        description={`${whose}: ${about}`}
        actions={
          <TopUpLink of="group">
            <PlusIcon /> Пополнить счёт группы
          </TopUpLink>
        }
      />
      <TransactionsTable
        scope="group"
        isOwnOnly={!isOwner}
        label="Транзакции группы"
        models={models}
        people={isOwner ? people : undefined}
        documentHref={requestDocumentHref}
        empty={
          <EmptyState
            icon={<ListIcon />}
            title="Транзакций пока нет"
            description={toCome}
            action={<TopUpLink of="group">Пополнить счёт группы</TopUpLink>}
          />
        }
      />
    </>
  );
}
